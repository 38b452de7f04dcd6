import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { operationsOrigin } from '../support/addresses.ts';
import { slotNode } from '../support/house-slot.ts';
import {
  choose,
  chooseFile,
  expectFocusKept,
  expectFocusSeen,
  expectHeard,
  press,
  showTab,
  watch,
  write,
  writeMoment,
} from '../support/keyboard.ts';
import { ownSite } from '../support/own-site.ts';
import { meetAt, newMember, reportGame } from '../support/people.ts';
import { expect, expectAccessible, forgive, test } from '../support/site.ts';
import { totp } from '../support/totp.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Side menu' });

/** Opens a page of the console by its menu, and waits until its rows are there: they push down what stands below them. */
async function open(page: Page, name: string): Promise<void> {
  await press(menu(page).getByRole('link', { name }));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
}

/** Searches the list of the page. @returns the rows that it shows then */
async function search(page: Page, name: string, words: string): Promise<Locator> {
  await write(page.getByRole('searchbox', { name }), words);
  await page.keyboard.press('Enter');
  return page.getByRole('row').filter({ hasText: words });
}

/** Answers the question that is open with its confirming button. What opened it, or what stands there now, has the focus then. */
async function confirm(page: Page, answer: string): Promise<void> {
  await press(page.getByRole('alertdialog').getByRole('button', { name: answer }));
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expectFocusKept(page);
}

/** A message says so, to the eye and to a screen reader. */
async function expectSaid(page: Page, words: string): Promise<void> {
  await expect(page.getByText(words, { exact: true }).first()).toBeVisible();
  await expectHeard(page, words);
}

const password = 'a lantern on the river';

/** Takes an account up by its one-time link. @param name where whoever takes it up chooses it. @returns the authenticator's key */
async function takeUp(page: Page, link: string, name?: string): Promise<string> {
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Set up your account' })).toBeVisible();
  const secret = (await page.getByText(/^[A-Z2-7]{32}$/).textContent()) ?? '';
  if (name) await write(page.getByLabel('Name'), name);
  await write(page.locator('[name=password]'), password);
  await write(page.getByLabel('Code of your authenticator'), totp(secret));
  await press(page.getByRole('button', { name: 'Set up the account' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  return secret;
}

/** Invites somebody on the page of operators. @returns the one-time link, which is shown this once */
async function invite(page: Page, name: string, role: string): Promise<string> {
  await press(page.getByRole('button', { name: 'Invite an operator' }));
  const form = page.getByRole('alertdialog', { name: 'Invite an operator' });
  await write(form.getByLabel('Name'), name);
  await choose(form.getByRole('combobox', { name: 'Role' }), role);
  await confirm(page, 'Make the link');
  await expect(page.getByText(`One-time link for ${name}`)).toBeVisible();
  return (await page.getByText(/\/invitation#/).textContent()) ?? '';
}

/** A provider that the demo has under maintenance. */
const quietProvider = 'TERR';
/** Whom the data of the journeys has a mail for that was not delivered. */
const busyMailbox = 'bopha@example.com';

/** A picture of one pixel. */
const boat = {
  name: 'boat.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

async function logOut(page: Page, name: string): Promise<void> {
  await press(page.getByRole('button', { name }));
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Log in to the console' })).toBeVisible();
}

const english = (): void => localStorage.setItem('lang', 'EN');

/** A window of somebody else, whose keys and messages are watched too. */
async function openAnother(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'en-US' })).newPage();
  await page.addInitScript(english);
  await watch(page);
  return page;
}

test.describe('a day in the console', () => {
  const { site, operations, firstLink } = ownSite({ hasAdmin: false });

  /** Of the first admin, who stays logged in for the second journey. */
  let session: Awaited<ReturnType<BrowserContext['cookies']>> = [];

  test('begins by keyboard alone: the first admin comes, a second one asks for a change, the first approves it', async ({
    page,
    browser,
    faults,
  }) => {
    await page.addInitScript(english);
    await watch(page);
    const other = await openAnother(browser);

    const secret = await test.step('the first admin takes up the account', async () => {
      const key = await takeUp(page, `${operations()}${firstLink()}`, 'sophea');
      await expect(page.getByRole('list', { name: 'Health' }).getByText('Takes writes')).toBeVisible();
      await expect(page.getByRole('group', { name: 'Play of today' })).toContainText('Active members today');
      await expectAccessible(page);
      return key;
    });

    await test.step('a second admin asks for a change that the first one approves', async () => {
      await open(page, 'Operators');
      await takeUp(other, await invite(page, 'vanna', 'Admin'));
      await open(other, 'Settings');
      await press(other.getByRole('link', { name: 'Passwords' }));
      await expectFocusKept(other);
      await write(other.getByRole('textbox', { name: 'Age of a password' }), '60');
      await press(other.getByRole('button', { name: 'Review changes' }));
      const question = other.getByRole('dialog', { name: 'Save these changes?' });
      await write(question.getByLabel('Reason'), 'Asked for by the auditor');
      await press(question.getByRole('button', { name: 'Save changes' }));
      await expectSaid(other, 'A second operator has to approve this');

      await page.goto(`${operations()}/console/approvals`);
      await expect(page).toHaveURL(`${operations()}/approvals`);
      const request = page.getByRole('row').filter({ hasText: 'vanna' });
      await expect(request).toContainText('Save a setting');
      await expectAccessible(page);
      await press(request.getByRole('button', { name: /^Approve / }));
      const decision = page.getByRole('alertdialog', { name: 'Approve this request?' });
      await expect(decision).toContainText('Asked for by the auditor');
      await expect(decision.getByRole('cell', { name: '60', exact: true })).toBeVisible();
      await confirm(page, 'Approve');
      await expectSaid(page, 'Approved and done');
      await other.context().close();
    });

    await test.step('logs out, and in again with name, password and authenticator', async () => {
      await logOut(page, 'sophea');
      await expectAccessible(page);
      await write(page.getByLabel('Name'), 'sophea');
      await write(page.locator('[name=password]'), password);
      // a code counts once; the sixth digit sends the form
      await write(page.getByLabel('Code of your authenticator'), totp(secret, 1));
      await expect(page.getByRole('heading', { level: 1, name: 'Approvals' })).toBeVisible();
      await expectFocusKept(page);
      await expectFocusSeen(page);
      session = await page.context().cookies();
      // the page asks who is there now, and nobody is
      forgive(faults, /401/);
    });
  });

  test('goes on by keyboard alone: support, messages, settings, providers, content, jobs and the audit trail', {
    tag: '@night',
  }, async ({ page, browser, faults }) => {
    meetAt(page, site());
    const member = await newMember(page);
    const ticket = await reportGame(page, slotNode, 'The reels stopped in the middle of a round.');
    await page.addInitScript(english);
    await watch(page);
    const other = await openAnother(browser);
    await page.context().addCookies(session);
    await page.goto(operations());
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();

    await test.step('support deals with a report, and helps a member who has lost a device', async () => {
      await open(page, 'Operators');
      await takeUp(other, await invite(page, 'rith', 'Support'));
      await expectAccessible(page);
      await expect(menu(other).getByRole('link', { name: 'Audit trail' })).toHaveCount(0);
      await press(other.getByRole('link', { name: 'View Game reports to deal with' }));
      await expectFocusKept(other);
      const report = await search(other, 'Ticket number', ticket);
      await expect(report).toContainText('The reels stopped in the middle of a round.');
      await press(report.getByRole('button', { name: 'Close the report' }));
      await confirm(other, 'Close the report');
      await expectSaid(other, 'The report is closed');
      await choose(other.getByRole('combobox', { name: 'State' }), 'Dealt with');
      await expect(report).toContainText('Dealt with');
      await expectAccessible(other);

      await open(other, 'Members');
      await search(other, 'User name', member.username);
      await press(other.getByRole('link', { name: member.username }));
      await expect(other.getByRole('heading', { level: 1, name: member.username })).toBeVisible();
      await press(other.getByRole('button', { name: 'End all sessions' }));
      const question = other.getByRole('alertdialog', { name: 'End all sessions?' });
      await press(question.getByRole('button', { name: 'End all sessions' }));
      await expect(question.getByText('Write at least 5 characters.')).toBeVisible();
      await write(question.getByLabel('Reason'), 'Lost the phone, called from the known number');
      await confirm(other, 'End all sessions');
      await expectSaid(other, 'All sessions are ended');
      await expect(other.getByText('No active sessions')).toBeVisible();
      await expectAccessible(other);
    });

    await test.step('support sends a mail again that was not delivered', async () => {
      await open(other, 'Messages');
      const message = await search(other, 'Number or address', busyMailbox);
      await expect(message).toContainText('450 Mailbox busy');
      await expectAccessible(other);
      await press(message.getByRole('button', { name: `Send again ${busyMailbox}` }));
      await expectSaid(other, 'The message is sent again');
      await expect(message).toContainText('Waiting');
      await expectFocusKept(other);
      await expectFocusSeen(other);
      await other.context().close();
    });

    await test.step('changes a setting, looks at the difference first, and takes it back', async () => {
      await open(page, 'Settings');
      await press(page.getByRole('link', { name: 'Customer service' }));
      const hours = page.getByRole('textbox').first();
      const before = await hours.inputValue();
      await write(hours, `${before} by night`);
      // from any line of a long form, without a way through all of its fields
      await page.keyboard.press('Enter');
      const question = page.getByRole('dialog', { name: 'Save these changes?' });
      await expect(question.getByRole('cell', { name: `${before} by night` })).toBeVisible();
      await expectAccessible(page);
      await press(question.getByRole('button', { name: 'Save changes' }));
      await expectSaid(page, 'Saved. It holds within ten seconds.');
      await expectFocusKept(page);
      await showTab(page, 'History');
      await press(page.getByRole('button', { name: /^Undo / }).first());
      await confirm(page, 'Undo the change');
      await expectSaid(page, 'The change is undone');
      await showTab(page, 'Values');
      await expect(hours).toHaveValue(before);
    });

    await test.step('ends the maintenance of a provider and begins it again', async () => {
      await open(page, 'Providers and games');
      const provider = await search(page, 'Code or name', quietProvider);
      await press(provider.getByRole('button', { name: 'End maintenance' }));
      await confirm(page, 'End maintenance');
      await expect(provider).toContainText('Available');
      await expect(provider.getByRole('button', { name: 'Begin maintenance' })).toBeFocused();
      await page.keyboard.press('Enter');
      await writeMoment(page.getByRole('group', { name: 'Expected end' }), '010120990000');
      await confirm(page, 'Begin maintenance');
      await expect(provider).toContainText('Under maintenance');
      await expect(provider).toContainText('2099');
      await expectAccessible(page);
    });

    await test.step('schedules an announcement, publishes it at once, and ends it', async () => {
      await open(page, 'Announcements');
      await press(page.getByRole('button', { name: 'New announcement' }));
      const form = page.getByRole('dialog', { name: 'New announcement' });
      await press(form.getByRole('button', { name: 'Publish' }));
      await expect(form.getByText('Write a title in English.')).toBeVisible();
      await writeMoment(form.getByRole('group', { name: 'Shown from' }), '010120990000');
      await write(form.getByLabel('Title'), 'Statements of November');
      await write(form.getByRole('textbox', { name: 'Text' }), 'They are there.');
      await expectAccessible(page);
      await press(form.getByRole('button', { name: 'Publish' }));
      const row = page.getByRole('row').filter({ hasText: 'Statements of November' });
      await expect(row).toContainText('Later');
      await expectFocusKept(page);
      await press(row.getByRole('button', { name: 'Edit' }));
      const edited = page.getByRole('dialog', { name: 'Edit announcement' });
      await writeMoment(edited.getByRole('group', { name: 'Shown from' }), '');
      await press(edited.getByRole('button', { name: 'Publish' }));
      await expectSaid(page, 'The changes are published');
      await expect(row).toContainText('Shown now');
      await press(row.getByRole('button', { name: /^End / }));
      await confirm(page, 'End the announcement');
      await expectSaid(page, 'The announcement has ended');
    });

    await test.step('publishes a banner with a picture', async () => {
      await showTab(page, 'Banners');
      await press(page.getByRole('button', { name: 'New banner' }));
      const form = page.getByRole('dialog', { name: 'New banner' });
      const picture = form.getByRole('button', { name: 'Picture', exact: true });
      // its name says that it is a picture, what is in it does not
      await chooseFile(picture, { ...boat, name: 'bill.png', buffer: Buffer.from('%PDF-1.7 and more of it') });
      await expect(form.getByText('This kind of file cannot be used.')).toBeVisible();
      await expect(form.getByRole('button', { name: 'Try again' })).toHaveCount(0);
      forgive(faults, /415/);
      await page.route('**/api/pictures', (call) => call.abort('connectionreset'), { times: 1 });
      await chooseFile(picture, boat);
      await press(form.getByRole('button', { name: 'Try again' }));
      forgive(faults, /ERR_CONNECTION_RESET/);
      await expect(form.getByText('Uploaded')).toBeVisible();
      await write(form.getByLabel('Title'), 'Boats of November');
      await write(form.getByRole('textbox', { name: 'Text' }), 'On the river.');
      await write(form.getByLabel('What the picture shows'), 'A long boat');
      await press(form.getByRole('button', { name: 'Publish' }));
      await expect(page.getByRole('row').filter({ hasText: 'Boats of November' })).toContainText('Shown now');
      await expectAccessible(page);
    });

    await test.step('reads what jobs did, and the numbers of a draw', async () => {
      await open(page, 'Jobs');
      const runs = page.getByRole('region', { name: 'Runs' });
      await choose(runs.getByRole('combobox', { name: 'Result' }), 'Done');
      await expect(runs.getByRole('row').filter({ hasText: 'Done' }).first()).toBeVisible();
      await expectAccessible(page);
      await open(page, 'Draws');
      const draws = page.getByRole('region', { name: 'Draws' });
      await choose(draws.getByRole('combobox', { name: 'State' }), 'Drawn');
      await expect(draws.getByRole('cell', { name: /^\d+( \d+)*$/ }).first()).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('finds all of it in the audit trail, before and after', async () => {
      await open(page, 'Audit trail');
      await press(page.getByRole('button', { name: 'Show more' }));
      for (const words of [
        ['Operator account set up', 'sophea', 'Operator · sophea'],
        ['Operator invited', 'sophea', 'Operator · vanna'],
        ['Approval requested', 'vanna', 'Request · '],
        ['Request approved', 'sophea', 'Request · '],
        ['Setting changed', 'vanna', 'Setting · Passwords'],
        ['Game report closed', 'rith', `Game report · ${ticket}`],
        ['Session ended', 'rith', `Member · ${member.username}`],
        ['Message sent again', 'rith', 'Message · '],
        ['Setting changed', 'sophea', 'Setting · Customer service'],
        ['Announcement changed', 'sophea', 'Announcement · '],
        ['Picture uploaded', 'sophea', 'Picture · '],
        ['Availability changed', 'sophea', `Provider · ${quietProvider}`],
      ]) {
        const rows = words.reduce((found, word) => found.filter({ hasText: word }), page.getByRole('row'));
        await expect(rows.first()).toBeVisible();
      }
      // the newest: it began again
      const maintenance = page.getByRole('row').filter({ hasText: 'Availability changed' });
      await press(maintenance.filter({ hasText: quietProvider }).first().getByRole('button'));
      const entry = page.getByRole('dialog', { name: 'Availability changed' });
      await expect(entry.getByRole('columnheader', { name: 'Before' })).toBeVisible();
      await expect(entry).toContainText('Available');
      await expect(entry).toContainText('2099');
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expectFocusKept(page);
      await press(page.getByRole('button', { name: 'Check the chain' }));
      await expect(page.getByText('The chain is whole')).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('logs out', async () => {
      await logOut(page, 'sophea');
      // the page asks who is there now, and nobody is
      forgive(faults, /401/);
    });
  });
});

test('the console works on a phone and in Khmer @small', { tag: '@small' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('lang', 'KM'));
  await page.goto(`${operationsOrigin}/draws`);
  await expect(page.getByRole('heading', { level: 1, name: 'ការចាប់ឆ្នោត' })).toBeVisible();
  // no log-in on this machine, and it says so
  await expect(page.getByRole('banner').getByText('គ្មានលេខសម្ងាត់', { exact: true })).toBeVisible();
  const moments = page.getByRole('main').locator('time');
  await expect(moments.first()).toBeVisible();
  // nothing of a card is cut once the face is there: these are the longest values that there are
  const countCut = () =>
    moments.evaluateAll((all) => {
      const endOf = (element: Element | null): number => element?.getBoundingClientRect().right ?? 0;
      return all.filter((moment) => endOf(moment) > endOf(moment.closest('tr'))).length;
    });
  await expect.poll(countCut).toBe(0);
  await page.getByRole('banner').getByRole('button').first().click();
  await page.getByRole('dialog').getByRole('link', { name: 'ទិដ្ឋភាពទូទៅ' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'ទិដ្ឋភាពទូទៅ' })).toBeVisible();
  await expectAccessible(page);
});
