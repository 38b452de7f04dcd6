import type { Page } from '@playwright/test';
import { operationsOrigin } from '../support/addresses.ts';
import { newMember } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/site.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Side menu' });

/** Opens a page of the console by its menu. */
async function open(page: Page, name: string): Promise<void> {
  await menu(page).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test('an operator does the work of a day in the console', async ({ page }) => {
  const member = await newMember(page);
  await page.addInitScript(() => localStorage.setItem('lang', 'EN'));
  await page.goto(`${operationsOrigin}/`);
  await expect(page.getByText('No password', { exact: true })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Health' }).getByText('Takes writes')).toBeVisible();
  await expectAccessible(page);

  await test.step('changes a setting, looks at the difference first, and takes it back', async () => {
    await open(page, 'Settings');
    await page.getByRole('link', { name: 'Customer service' }).click();
    const hours = page.getByRole('textbox').first();
    const before = await hours.inputValue();
    await hours.fill(`${before} and more`);
    await page.getByRole('button', { name: 'Review changes' }).click();
    const question = page.getByRole('dialog', { name: 'Save these changes?' });
    await expect(question.getByRole('cell', { name: `${before} and more` })).toBeVisible();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Saved. It holds within ten seconds.', { exact: true }).first()).toBeVisible();
    await page.getByRole('tab', { name: 'History' }).click();
    await page
      .getByRole('button', { name: /^Undo / })
      .first()
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo the change' }).click();
    await expect(page.getByText('The change is undone', { exact: true }).first()).toBeVisible();
    await page.getByRole('tab', { name: 'Values' }).click();
    await expect(hours).toHaveValue(before);
  });

  await test.step('helps a member who has lost a device', async () => {
    await open(page, 'Members');
    await page.getByRole('searchbox').fill(member.username);
    await page.getByRole('searchbox').press('Enter');
    await page.getByRole('link', { name: member.username }).click();
    await expect(page.getByRole('heading', { level: 1, name: member.username })).toBeVisible();
    await page.getByRole('button', { name: 'End all sessions' }).click();
    const question = page.getByRole('alertdialog', { name: 'End all sessions?' });
    await question.getByRole('button', { name: 'End all sessions' }).click();
    await expect(question.getByText('Write at least 5 characters.')).toBeVisible();
    await question.getByLabel('Reason').fill('Lost the phone, called from the known number');
    await question.getByRole('button', { name: 'End all sessions' }).click();
    await expect(page.getByText('No active sessions', { exact: true }).first()).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('publishes an announcement and ends it', async () => {
    await open(page, 'Announcements');
    await page.getByRole('button', { name: 'New announcement' }).click();
    const form = page.getByRole('dialog', { name: 'New announcement' });
    await form.getByRole('button', { name: 'Publish' }).click();
    await expect(form.getByText('Write a title in English.')).toBeVisible();
    // of agents before they log in, and so shown to nobody: other journeys count what members and agents are told
    await form.getByRole('combobox', { name: 'Kind' }).click();
    await page.getByRole('option', { name: 'Notice for agents' }).click();
    await form.getByRole('combobox', { name: 'Shown to' }).click();
    await page.getByRole('option', { name: 'Visitors before log-in' }).click();
    await form.getByLabel('Title').fill('Statements are ready');
    await form.getByRole('textbox', { name: 'Text' }).fill('Those of November are there.');
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Publish' }).click();
    await page.getByRole('button', { name: 'End the announcement Statements are ready' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'End the announcement' }).click();
    await expect(page.getByText('The announcement has ended', { exact: true }).first()).toBeVisible();
  });

  await test.step('looks at games, draws, jobs, messages, reports and requests', async () => {
    for (const [name, first] of [
      ['Providers and games', 'HOUSE'],
      ['Draws', 'Next draw'],
      ['Jobs', 'audit.link'],
      ['Messages', 'Number or address'],
      ['Game reports', 'Problem'],
      ['Approvals', 'Nothing waits for a decision'],
      ['Operators', 'Invite an operator'],
    ] as const) {
      await open(page, name);
      await expect(page.getByRole('main').getByText(first).first()).toBeVisible();
      await expectAccessible(page);
    }
  });

  await test.step('finds all of it in the audit trail', async () => {
    await open(page, 'Audit trail');
    // each asked for by name: what other journeys did meanwhile fills the first page
    const filter = page.getByRole('searchbox', { name: 'Action' });
    for (const action of ['session.ended', 'setting.changed']) {
      await filter.fill(action);
      await filter.press('Enter');
      await expect(page.getByRole('rowheader', { name: action, exact: true }).first()).toBeVisible();
    }
    await page.getByRole('button', { name: 'Check the chain' }).click();
    await expect(page.getByText('The chain is whole')).toBeVisible();
    await expectAccessible(page);
  });
});

test('the console works on a phone and in Khmer @small', { tag: '@small' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('lang', 'KM'));
  await page.goto(`${operationsOrigin}/jobs`);
  await expect(page.getByRole('heading', { level: 1, name: 'ការងារ' })).toBeVisible();
  await page.getByRole('banner').getByRole('button').first().click();
  await page.getByRole('dialog').getByRole('link', { name: 'ទិដ្ឋភាពទូទៅ' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'ទិដ្ឋភាពទូទៅ' })).toBeVisible();
  await expectAccessible(page);
});
