import type { Locator, Page } from '@playwright/test';
import { operationsOrigin } from '../support/addresses.ts';
import { slotNode } from '../support/house-slot.ts';
import { ownSite } from '../support/own-site.ts';
import { meetAt, newMember, reportGame } from '../support/people.ts';
import { expect, expectAccessible, forgive, test } from '../support/site.ts';
import { totp } from '../support/totp.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Side menu' });

/** Opens a page of the console by its menu, and waits until its rows are there: they push down what stands below them. */
async function open(page: Page, name: string): Promise<void> {
  await menu(page).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
}

/** Searches the list of the page. @returns the rows that it shows then */
async function search(page: Page, name: string, words: string): Promise<Locator> {
  const field = page.getByRole('searchbox', { name });
  await field.fill(words);
  await field.press('Enter');
  return page.getByRole('row').filter({ hasText: words });
}

/** Chooses in a list of the page or of its dialog. */
async function choose(page: Page, list: Locator, option: string): Promise<void> {
  await list.click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Answers the question that is open with its confirming button. */
const confirm = (page: Page, answer: string): Promise<void> =>
  page.getByRole('alertdialog').getByRole('button', { name: answer }).click();

const expectSaid = (page: Page, words: string): Promise<void> =>
  expect(page.getByText(words, { exact: true }).first()).toBeVisible();

/** Takes an account up by its one-time link. @param name where whoever takes it up chooses it */
async function takeUp(page: Page, link: string, name?: string): Promise<void> {
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Set up your account' })).toBeVisible();
  const secret = (await page.getByText(/^[A-Z2-7]{32}$/).textContent()) ?? '';
  if (name) await page.getByLabel('Name').fill(name);
  await page.locator('[name=password]').fill('a lantern on the river');
  await page.getByLabel('Code of your authenticator').fill(totp(secret));
  await page.getByRole('button', { name: 'Set up the account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
}

/** Invites somebody on the page of operators. @returns the one-time link, which is shown this once */
async function invite(page: Page, name: string, role: string): Promise<string> {
  await page.getByRole('button', { name: 'Invite an operator' }).click();
  const form = page.getByRole('alertdialog', { name: 'Invite an operator' });
  await form.getByLabel('Name').fill(name);
  await choose(page, form.getByRole('combobox', { name: 'Role' }), role);
  await form.getByRole('button', { name: 'Make the link' }).click();
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

const english = (): void => localStorage.setItem('lang', 'EN');

test.describe('a day in the console', () => {
  const { site, operations, firstLink } = ownSite({ hasAdmin: false });

  test('begins with the link of the first admin and ends with a log-out', async ({ page, browser, faults }) => {
    meetAt(page, site());
    const member = await newMember(page);
    const ticket = await reportGame(page, slotNode, 'The reels stopped in the middle of a round.');
    await page.addInitScript(english);
    const other = await (await browser.newContext({ locale: 'en-US' })).newPage();
    await other.addInitScript(english);

    await test.step('the first admin takes up the account', async () => {
      await takeUp(page, `${operations()}${firstLink()}`, 'sophea');
      await expect(page.getByRole('list', { name: 'Health' }).getByText('Takes writes')).toBeVisible();
      await expect(page.getByRole('group', { name: 'Figures of today' })).toContainText('New members today');
      await expectAccessible(page);
    });

    await test.step('a second admin asks for a change that the first one approves', async () => {
      await open(page, 'Operators');
      await takeUp(other, await invite(page, 'vanna', 'Admin'));
      await open(other, 'Settings');
      await other.getByRole('link', { name: 'Passwords' }).click();
      const days = other.getByRole('textbox', { name: 'Age of a password' });
      await days.fill('60');
      await days.press('Tab');
      await other.getByRole('button', { name: 'Review changes' }).click();
      const question = other.getByRole('dialog', { name: 'Save these changes?' });
      await question.getByLabel('Reason').fill('Asked for by the auditor');
      await question.getByRole('button', { name: 'Save changes' }).click();
      await expectSaid(other, 'A second operator has to approve this');

      await page.goto(`${operations()}/console/approvals`);
      await expect(page).toHaveURL(`${operations()}/approvals`);
      const request = page.getByRole('row').filter({ hasText: 'vanna' });
      await expect(request).toContainText('Save a setting');
      await expectAccessible(page);
      await request.getByRole('button', { name: /^Approve / }).click();
      const decision = page.getByRole('alertdialog', { name: 'Approve this request?' });
      await expect(decision).toContainText('Asked for by the auditor');
      await expect(decision.getByRole('cell', { name: '60', exact: true })).toBeVisible();
      await decision.getByRole('button', { name: 'Approve' }).click();
      await expectSaid(page, 'Approved and done');
    });

    await test.step('support deals with a report, and helps a member who has lost a device', async () => {
      await open(page, 'Operators');
      await takeUp(other, await invite(page, 'rith', 'Support'));
      await expectAccessible(page);
      await expect(menu(other).getByRole('link', { name: 'Audit trail' })).toHaveCount(0);
      await other.getByRole('link', { name: 'View Game reports to deal with' }).click();
      const report = await search(other, 'Ticket number', ticket);
      await expect(report).toContainText('The reels stopped in the middle of a round.');
      await report.getByRole('button', { name: 'Close the report' }).click();
      await confirm(other, 'Close the report');
      await expectSaid(other, 'The report is closed');
      await choose(other, other.getByRole('combobox', { name: 'State' }), 'Dealt with');
      await expect(report).toContainText('Dealt with');
      await expectAccessible(other);

      await open(other, 'Members');
      await search(other, 'User name', member.username);
      await other.getByRole('link', { name: member.username }).click();
      await expect(other.getByRole('heading', { level: 1, name: member.username })).toBeVisible();
      await other.getByRole('button', { name: 'End all sessions' }).click();
      const question = other.getByRole('alertdialog', { name: 'End all sessions?' });
      await question.getByRole('button', { name: 'End all sessions' }).click();
      await expect(question.getByText('Write at least 5 characters.')).toBeVisible();
      await question.getByLabel('Reason').fill('Lost the phone, called from the known number');
      await question.getByRole('button', { name: 'End all sessions' }).click();
      await expectSaid(other, 'No active sessions');
      await expectAccessible(other);
    });

    await test.step('support sends a mail again that was not delivered', async () => {
      await open(other, 'Messages');
      const message = await search(other, 'Number or address', busyMailbox);
      await expect(message).toContainText('450 Mailbox busy');
      await expectAccessible(other);
      await message.getByRole('button', { name: `Send again ${busyMailbox}` }).click();
      await expectSaid(other, 'The message is sent again');
      await expect(message).toContainText('Waiting');
      await other.context().close();
    });

    await test.step('changes a setting, looks at the difference first, and takes it back', async () => {
      await open(page, 'Settings');
      await page.getByRole('link', { name: 'Customer service' }).click();
      const hours = page.getByRole('textbox').first();
      const before = await hours.inputValue();
      await hours.fill(`${before} by night`);
      await page.getByRole('button', { name: 'Review changes' }).click();
      const question = page.getByRole('dialog', { name: 'Save these changes?' });
      await expect(question.getByRole('cell', { name: `${before} by night` })).toBeVisible();
      await expectAccessible(page);
      await question.getByRole('button', { name: 'Save changes' }).click();
      await expectSaid(page, 'Saved. It holds within ten seconds.');
      await page.getByRole('tab', { name: 'History' }).click();
      await page
        .getByRole('button', { name: /^Undo / })
        .first()
        .click();
      await confirm(page, 'Undo the change');
      await expectSaid(page, 'The change is undone');
      await page.getByRole('tab', { name: 'Values' }).click();
      await expect(hours).toHaveValue(before);
    });

    await test.step('ends the maintenance of a provider and begins it again', async () => {
      await open(page, 'Providers and games');
      const provider = await search(page, 'Code or name', quietProvider);
      await provider.getByRole('button', { name: 'End maintenance' }).click();
      await confirm(page, 'End maintenance');
      await expect(provider).toContainText('Available');
      await provider.getByRole('button', { name: 'Begin maintenance' }).click();
      const question = page.getByRole('alertdialog');
      await question.getByLabel('Expected end').fill('2099-01-01 00:00');
      await question.getByRole('button', { name: 'Begin maintenance' }).click();
      await expect(provider).toContainText('Under maintenance');
      await expect(provider).toContainText('2099');
      await expectAccessible(page);
    });

    await test.step('schedules an announcement, publishes it at once, and ends it', async () => {
      await open(page, 'Announcements');
      await page.getByRole('button', { name: 'New announcement' }).click();
      const form = page.getByRole('dialog', { name: 'New announcement' });
      await form.getByRole('button', { name: 'Publish' }).click();
      await expect(form.getByText('Write a title in English.')).toBeVisible();
      await form.getByLabel('Shown from').fill('2099-01-01 00:00');
      await form.getByLabel('Title').fill('Statements of November');
      await form.getByRole('textbox', { name: 'Text' }).fill('They are there.');
      await expectAccessible(page);
      await form.getByRole('button', { name: 'Publish' }).click();
      const row = page.getByRole('row').filter({ hasText: 'Statements of November' });
      await expect(row).toContainText('Later');
      await row.getByRole('button', { name: 'Edit' }).click();
      const edited = page.getByRole('dialog', { name: 'Edit announcement' });
      await edited.getByLabel('Shown from').fill('');
      await edited.getByRole('button', { name: 'Publish' }).click();
      await expectSaid(page, 'The changes are published');
      await expect(row).toContainText('Shown now');
      await row.getByRole('button', { name: /^End / }).click();
      await confirm(page, 'End the announcement');
      await expectSaid(page, 'The announcement has ended');
    });

    await test.step('publishes a banner with a picture', async () => {
      await page.getByRole('tab', { name: 'Banners' }).click();
      await page.getByRole('button', { name: 'New banner' }).click();
      const form = page.getByRole('dialog', { name: 'New banner' });
      await form.getByRole('button', { name: 'Picture', exact: true }).setInputFiles(boat);
      await expect(form.getByText('Uploaded')).toBeVisible();
      await form.getByLabel('Title').fill('Boats of November');
      await form.getByRole('textbox', { name: 'Text' }).fill('On the river.');
      await form.getByLabel('What the picture shows').fill('A long boat');
      await form.getByRole('button', { name: 'Publish' }).click();
      await expect(page.getByRole('row').filter({ hasText: 'Boats of November' })).toContainText('Shown now');
      await expectAccessible(page);
    });

    await test.step('reads what jobs did, and the numbers of a draw', async () => {
      await open(page, 'Jobs');
      const runs = page.getByRole('region', { name: 'Runs' });
      await choose(page, runs.getByRole('combobox', { name: 'Result' }), 'Done');
      await expect(runs.getByRole('row').filter({ hasText: 'Done' }).first()).toBeVisible();
      await expectAccessible(page);
      await open(page, 'Draws');
      const draws = page.getByRole('region', { name: 'Draws' });
      await choose(page, draws.getByRole('combobox', { name: 'State' }), 'Drawn');
      await expect(draws.getByRole('cell', { name: /^\d+( \d+)*$/ }).first()).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('finds all of it in the audit trail, before and after', async () => {
      await open(page, 'Audit trail');
      await page.getByRole('button', { name: 'Show more' }).click();
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
      await maintenance.filter({ hasText: quietProvider }).first().getByRole('button').click();
      const entry = page.getByRole('dialog', { name: 'Availability changed' });
      await expect(entry.getByRole('columnheader', { name: 'Before' })).toBeVisible();
      await expect(entry).toContainText('active');
      await expect(entry).toContainText('2099');
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Check the chain' }).click();
      await expect(page.getByText('The chain is whole')).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('logs out', async () => {
      await page.getByRole('button', { name: 'sophea' }).click();
      await page.getByRole('menuitem', { name: 'Log out' }).click();
      await expect(page.getByRole('heading', { name: 'Log in to the console' })).toBeVisible();
      await expectAccessible(page);
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
