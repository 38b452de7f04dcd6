import type { Page } from '@playwright/test';
import { accounts } from '../support/accounts.ts';
import { houseSlot } from '../support/house-slot.ts';
import { newMember } from '../support/people.ts';
import {
  closeByEscape,
  expect,
  expectAwake,
  expectLoggedIn,
  scrollDown,
  sendLogin,
  test,
  visit,
} from '../support/site.ts';

/** The page hears its keys: a moment after it can be read. */
async function expectKeys(page: Page): Promise<void> {
  await expectAwake(page);
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toHaveAttribute('aria-keyshortcuts', /K/);
}

test('a visitor finds a game by keys with a typing error, logs in and is in the game', async ({ page }) => {
  await visit(page, '/promotions');
  await expectKeys(page);
  await page.keyboard.press('/');
  const search = page.getByRole('dialog', { name: 'Search' });
  const field = search.getByRole('combobox', { name: 'Search games, providers and pages' });
  await expect(field).toBeFocused();
  await page.keyboard.type('lotuss fortun');
  const found = search.getByRole('option', { name: /^Lotus Fortune/ });
  await expect(found).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');

  const login = page.getByRole('dialog', { name: 'Log in' });
  await login.getByLabel('Username or mobile').fill(accounts.member.username);
  await login.locator('[name=password]').fill(accounts.member.password);
  await sendLogin(login);
  await expect(page).toHaveURL(/\/game\?/);
  await expect(page.getByRole('heading', { name: 'Lotus Fortune' })).toBeVisible();
});

test('search finds vendors and pages too, by arrows; back leads to where it was opened', { tag: '@night' }, async ({
  page,
}) => {
  await visit(page, '/help');
  await expectKeys(page);
  await page.keyboard.press('Control+k');
  const search = page.getByRole('dialog', { name: 'Search' });
  const field = search.getByRole('combobox');
  await expect(field).toBeFocused();
  await page.keyboard.type('promotions');
  const pages = search.getByRole('group', { name: 'Pages' }).getByRole('option', { name: 'Promotions' });
  await expect(pages).toBeVisible();
  await expect(search.getByRole('listbox')).toHaveAttribute('aria-busy', 'false');
  // arrows go round: the last of the list is one step up
  await page.keyboard.press('ArrowUp');
  await expect(search.getByRole('option').last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/promotions$/);
  await expect(search).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/help$/);

  // what was searched for is remembered in this browser, and forgotten on request
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await search.getByRole('option', { name: 'promotions', exact: true }).click();
  await expect(field).toHaveValue('promotions');
  await field.fill('');
  await search.getByRole('option', { name: 'Clear recent searches' }).click();
  await expect(search.getByRole('group', { name: 'Recent searches' })).toBeHidden();
});

test('words that nobody would search for are no trouble', { tag: '@night' }, async ({ page }) => {
  await visit(page, '/?modal=search');
  const search = page.getByRole('dialog', { name: 'Search' });
  const field = search.getByRole('combobox');
  for (const odd of ['x'.repeat(500), '<b>"\'%_\\', '\u202Eqzx🐉\u200F\u0007']) {
    await field.fill(odd);
    await expect(search.getByRole('listbox')).toHaveAttribute('aria-busy', 'false');
    await expect(search.getByRole('alert')).toBeHidden();
  }
});

test('an offline search says so and goes on with one press', { tag: '@night' }, async ({ page, context, faults }) => {
  await visit(page, '/?modal=search');
  const search = page.getByRole('dialog', { name: 'Search' });
  await expect(search.getByRole('option').first()).toBeVisible();
  await context.setOffline(true);
  await search.getByRole('combobox').fill('lotus');
  const retry = search.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await context.setOffline(false);
  await retry.click();
  await expect(search.getByRole('option', { name: /^Lotus Fortune/ })).toBeVisible();
  // the browser itself logs what it could not fetch
  expect(faults.splice(0).every((fault) => fault.includes('ERR_INTERNET_DISCONNECTED'))).toBe(true);
});

test('the list of keys opens on ?, and single characters can be switched off for good', { tag: '@night' }, async ({
  page,
}) => {
  await visit(page);
  await expectKeys(page);
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const single = keys.getByRole('switch', { name: 'Single-character shortcuts' });
  await single.click();
  await expect(single).not.toBeChecked();
  await closeByEscape(keys);
  await page.reload();
  await expectKeys(page);
  // the keys do nothing; what takes two keys still works, and is heard after them
  await page.keyboard.press('?');
  await page.keyboard.press('/');
  await page.keyboard.press('Control+k');
  const search = page.getByRole('dialog', { name: 'Search' });
  await expect(search.getByRole('combobox')).toBeFocused();
  await expect(keys).toBeHidden();
  await search.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await expect(keys.getByRole('switch', { name: 'Single-character shortcuts' })).not.toBeChecked();
});

test('a key that is typed into a field is a letter', { tag: '@night' }, async ({ page }) => {
  await visit(page, '/?modal=login');
  const name = page.getByRole('dialog', { name: 'Log in' }).getByLabel('Username or mobile');
  await name.click();
  await page.keyboard.type('a/b?');
  await expect(name).toHaveValue('a/b?');
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

test('a member takes the own wins from the winners board', { tag: '@night' }, async ({ page }) => {
  await newMember(page);
  await visit(page, '/member?page=securityCenter');
  const shown = page.getByRole('switch', { name: 'Show my wins on the winners board' });
  await expect(shown).toBeChecked();
  await shown.click();
  await expect(shown).not.toBeChecked();
  await page.reload();
  await expect(shown).not.toBeChecked();
});

test('what was played last stands on the home page of a member', { tag: '@night' }, async ({ page }) => {
  await newMember(page);
  await visit(page);
  await expectLoggedIn(page);
  await scrollDown(page);
  await expect(page.getByRole('region', { name: 'Popular games' }).getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Continue playing' })).toBeHidden();
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const search = page.getByRole('dialog', { name: 'Search' });
  await search.getByRole('combobox').fill('Lotus Fortune');
  await search.getByRole('option', { name: /^Lotus Fortune/ }).click();
  await houseSlot(page);
  await visit(page);
  await scrollDown(page);
  await expect(
    page.getByRole('region', { name: 'Continue playing' }).getByRole('link', { name: 'Lotus Fortune' }),
  ).toBeVisible();
});
