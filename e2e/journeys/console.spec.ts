import type { Locator, Page } from '@playwright/test';
import { operationsOrigin } from '../support/addresses.ts';
import { slotNode } from '../support/house-slot.ts';
import { newMember, newMobileMember, reportGame } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/site.ts';

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

/** A provider that is under maintenance, and that no other journey looks at. */
const quietProvider = 'TOUC';

/** A picture of one pixel. */
const boat = {
  name: 'boat.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

test('an operator does the work of a day in the console', async ({ page }) => {
  const member = await newMember(page);
  const ticket = await reportGame(page, slotNode, 'The reels stopped in the middle of a round.');
  const { digits } = await newMobileMember(page);
  // what is made here has names that a second try does not meet again
  const [news, boats] = [`Statements for ${member.username}`, `Boats of ${member.username}`];
  await page.addInitScript(() => localStorage.setItem('lang', 'EN'));
  await page.goto(`${operationsOrigin}/`);
  await expect(page.getByText('No password', { exact: true })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Health' }).getByText('Takes writes')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Figures of today' })).toContainText('New members today');
  await expectAccessible(page);

  await test.step('answers what waits: a report is dealt with', async () => {
    await page.getByRole('link', { name: 'View Game reports to deal with' }).click();
    const report = await search(page, 'Ticket number', ticket);
    await expect(report).toContainText('The reels stopped in the middle of a round.');
    await report.getByRole('button', { name: 'Close the report' }).click();
    await confirm(page, 'Close the report');
    await expectSaid(page, 'The report is closed');
    await choose(page, page.getByRole('combobox', { name: 'State' }), 'Dealt with');
    await expect(report).toContainText('Dealt with');
    await expectAccessible(page);
  });

  await test.step('helps a member who has lost a device', async () => {
    await open(page, 'Members');
    await search(page, 'User name', member.username);
    await page.getByRole('link', { name: member.username }).click();
    await expect(page.getByRole('heading', { level: 1, name: member.username })).toBeVisible();
    await page.getByRole('button', { name: 'End all sessions' }).click();
    const question = page.getByRole('alertdialog', { name: 'End all sessions?' });
    await question.getByRole('button', { name: 'End all sessions' }).click();
    await expect(question.getByText('Write at least 5 characters.')).toBeVisible();
    await question.getByLabel('Reason').fill('Lost the phone, called from the known number');
    await question.getByRole('button', { name: 'End all sessions' }).click();
    await expectSaid(page, 'No active sessions');
    await expectAccessible(page);
  });

  await test.step('reads which code a member was sent', async () => {
    await open(page, 'Messages');
    const message = await search(page, 'Number or address', digits);
    await expect(message).toContainText('Registration code');
    await expect(message).toContainText('Delivered');
    await expectAccessible(page);
  });

  await test.step('changes a setting, looks at the difference first, and takes it back', async () => {
    await open(page, 'Settings');
    await page.getByRole('link', { name: 'Customer service' }).click();
    const hours = page.getByRole('textbox').first();
    const before = await hours.inputValue();
    await hours.fill(`${before} ${member.username}`);
    await page.getByRole('button', { name: 'Review changes' }).click();
    const question = page.getByRole('dialog', { name: 'Save these changes?' });
    await expect(question.getByRole('cell', { name: `${before} ${member.username}` })).toBeVisible();
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
    // of agents before they log in, and so shown to nobody: other journeys count what members and agents are told
    await choose(page, form.getByRole('combobox', { name: 'Kind' }), 'Notice for agents');
    await choose(page, form.getByRole('combobox', { name: 'Shown to' }), 'Visitors before log-in');
    await form.getByLabel('Shown from').fill('2099-01-01 00:00');
    await form.getByLabel('Title').fill(news);
    await form.getByRole('textbox', { name: 'Text' }).fill('Those of November are there.');
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Publish' }).click();
    const row = page.getByRole('row').filter({ hasText: news });
    await expect(row).toContainText('Later');
    await row.getByRole('button', { name: 'Edit' }).click();
    const edited = page.getByRole('dialog', { name: 'Edit announcement' });
    await edited.getByLabel('Shown from').fill('');
    await edited.getByRole('button', { name: 'Publish' }).click();
    await expectSaid(page, 'The changes are published');
    await expect(row).toContainText('Shown now');
    await row.getByRole('button', { name: 'End the announcement' }).click();
    await confirm(page, 'End the announcement');
    await expectSaid(page, 'The announcement has ended');
  });

  await test.step('uploads the picture of a banner for later', async () => {
    await page.getByRole('tab', { name: 'Banners' }).click();
    await page.getByRole('button', { name: 'New banner' }).click();
    const form = page.getByRole('dialog', { name: 'New banner' });
    await form.getByRole('button', { name: 'Picture', exact: true }).setInputFiles(boat);
    await expect(form.getByText('Uploaded')).toBeVisible();
    // in a time that no other journey sees
    await form.getByLabel('Shown from').fill('2099-01-01 00:00');
    await form.getByLabel('Title').fill(boats);
    await form.getByRole('textbox', { name: 'Text' }).fill('On the river.');
    await form.getByLabel('What the picture shows').fill('A long boat');
    await form.getByRole('button', { name: 'Publish' }).click();
    const row = page.getByRole('row').filter({ hasText: boats });
    await row.getByRole('button', { name: 'End the announcement' }).click();
    await confirm(page, 'End the announcement');
    await expect(row).toContainText('Ended');
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

  await test.step('looks at requests and operators', async () => {
    for (const [name, first] of [
      ['Approvals', 'Nothing waits for a decision'],
      ['Operators', 'Invite an operator'],
    ] as const) {
      await open(page, name);
      await expect(page.getByRole('main').getByText(first).first()).toBeVisible();
      await expectAccessible(page);
    }
  });

  await test.step('finds all of it in the audit trail, before and after', async () => {
    await open(page, 'Audit trail');
    // each asked for by name: what other journeys did meanwhile fills the first page
    for (const [action, words] of [
      ['Game report closed', ticket],
      ['Session ended', 'Lost the phone'],
      ['Setting changed', member.username],
      ['Announcement changed', news],
      ['Picture uploaded', 'local'],
      ['Availability changed', quietProvider],
    ] as const) {
      await choose(page, page.getByRole('combobox', { name: 'Action' }), action);
      const rows = page.getByRole('row').filter({ hasText: action });
      await expect(rows.filter({ hasText: words }).first()).toBeVisible();
    }
    const maintenance = page.getByRole('row').filter({ hasText: 'Availability changed' });
    // the newest: it began again
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
});

test('the console works on a phone and in Khmer @small', { tag: '@small' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('lang', 'KM'));
  await page.goto(`${operationsOrigin}/draws`);
  await expect(page.getByRole('heading', { level: 1, name: 'ការចាប់ឆ្នោត' })).toBeVisible();
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
