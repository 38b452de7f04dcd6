import type { Page } from '@playwright/test';
import { newAccount, newUsername } from '../support/people.ts';
import { expect, expectLoggedIn, logOut, sendLogin, sendRegistration, test, visit } from '../support/site.ts';

const password = 'river-at-night-7';

const loginDialog = (page: Page) => page.getByRole('dialog', { name: 'Log in' });
const google = (page: Page) => loginDialog(page).getByRole('button', { name: /Google/ });

/** Presses "Google" and says in its window who one is there; a window that knows it already closes by itself. */
async function comeBackFromGoogle(page: Page, name?: string): Promise<void> {
  const opened = page.waitForEvent('popup');
  await google(page).click();
  const popup = await opened;
  if (name !== undefined) {
    await popup.locator('[name=login]').fill(name);
    await popup.locator('[name=password]').fill('whatever');
    await popup.getByRole('button', { name: 'Sign-in' }).click();
  }
  if (!popup.isClosed()) await popup.waitForEvent('close');
}

test('somebody new comes from Google, opens an account with it, and logs in with it from then on', async ({ page }) => {
  await visit(page, '/?modal=login');
  await comeBackFromGoogle(page, newUsername());
  await expect(loginDialog(page).getByText(/Nobody has linked this account yet: Google/)).toBeVisible();
  await loginDialog(page).getByRole('button', { name: 'Register' }).click();

  const form = page.getByRole('dialog', { name: 'Register' });
  await expect(form.getByText(/will be linked to Google permanently/)).toBeVisible();
  await form.locator('[name=username]').fill(newUsername());
  await form.locator('[name=password]').fill(password);
  await form.locator('[name=confirmPassword]').fill(password);
  await form.getByRole('checkbox', { name: /years old/ }).click();
  await sendRegistration(form);
  await expectLoggedIn(page);

  await logOut(page);
  await page.getByRole('button', { name: 'Log in', exact: true }).first().click();
  await comeBackFromGoogle(page);
  await expectLoggedIn(page);
});

test('a member links the own account with the username typed, and only so', { tag: '@night' }, async ({ page }) => {
  const member = await newAccount(page);
  await visit(page, '/?modal=login');
  await comeBackFromGoogle(page, newUsername());
  const dialog = loginDialog(page);
  await expect(dialog.getByText(/Nobody has linked this account yet/)).toBeVisible();
  await dialog.getByLabel('Username or mobile').fill(member.username);
  await dialog.locator('[name=password]').fill(member.password);
  await sendLogin(dialog);

  const link = page.getByRole('dialog', { name: 'Link your account' });
  await link.getByLabel('Your username').fill('somebody-else');
  await link.getByRole('button', { name: 'Link permanently' }).click();
  await expect(link.getByText('This is not the username of this account.')).toBeVisible();
  await link.getByLabel('Your username').fill(member.username);
  await link.getByRole('button', { name: 'Link permanently' }).click();
  await expect(link).toBeHidden();
  await expectLoggedIn(page);

  await logOut(page);
  await page.getByRole('button', { name: 'Log in', exact: true }).first().click();
  await comeBackFromGoogle(page);
  await expectLoggedIn(page);
});

test('a window of the provider that was closed is said so, and nothing typed is lost', { tag: '@night' }, async ({
  page,
}) => {
  await visit(page, '/?modal=login');
  await loginDialog(page).getByLabel('Username or mobile').fill('somebody');
  const opened = page.waitForEvent('popup');
  await google(page).click();
  await (await opened).close();
  await expect(loginDialog(page).getByText('The log-in window was closed too early.')).toBeVisible();
  await expect(loginDialog(page).getByLabel('Username or mobile')).toHaveValue('somebody');
  await expect(google(page)).toBeEnabled();
});
