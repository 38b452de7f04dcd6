import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { codeOf, linkOf, newestMessage } from '../support/messages.ts';
import { newAccount, newMember, newMobileMember, signIn } from '../support/people.ts';
import {
  expect,
  expectAccessible,
  expectLoggedIn,
  expectNoSidewaysScroll,
  logIn,
  logOut,
  sendLogin,
  test,
  visit,
} from '../support/site.ts';

const newPassword = 'Tonle-Sap-88';
/** The browser itself logs requests that were refused. */
const allowRefusals = (faults: string[]): void =>
  expect(faults.splice(0).filter((fault) => !/status of 4\d\d/.test(fault))).toEqual([]);

const resetDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Reset password' });

async function setPassword(page: Page, password: string): Promise<void> {
  const main = page.getByRole('main');
  await main.locator('[name=newPassword]').fill(password);
  await main.locator('[name=confirmPassword]').fill(password);
  await main.getByRole('button', { name: 'Set new password' }).click();
}

test('by phone: the code sets a password, logs in and tells that withdrawals wait @small', { tag: '@night' }, async ({
  page,
  faults,
}) => {
  const { digits, national } = await newMobileMember(page);
  await visit(page, '/rng?modal=login');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  const dialog = resetDialog(page);
  await dialog.getByRole('tab', { name: 'Phone' }).click();
  await dialog.getByLabel('Mobile number').fill(national);
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expect(dialog.getByLabel('Code from the message')).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // the wait for another code goes on over a reload
  await page.reload();
  await dialog.getByRole('tab', { name: 'Phone' }).click();
  await expect(dialog.getByRole('button', { name: /^Send again in \d+ s/ })).toBeVisible();
  await expect(dialog.getByLabel('Mobile number')).toHaveValue(national);

  const code = codeOf(await newestMessage(page, digits, 1));
  await dialog.getByLabel('Code from the message').fill(code);
  // a weak password costs no code
  await dialog.locator('[name=newPassword]').fill('password123');
  await dialog.getByRole('button', { name: 'Set new password' }).click();
  await expect(dialog.getByText('This password is too easy to guess. Choose another one.')).toBeVisible();
  await expect(dialog.locator('[name=newPassword]')).toBeFocused();
  allowRefusals(faults);
  await dialog.locator('[name=newPassword]').fill(newPassword);
  await dialog.getByRole('button', { name: 'Set new password' }).click();
  await expect(dialog.getByText(/withdrawals are on hold for 24 hours/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expectLoggedIn(page);
});

test('by mail: the link sets a password once, ends every session, and leads on when it is used up', async ({
  page,
  browser,
  faults,
}) => {
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  const email = `${randomUUID()}@example.com`;
  const account = await newAccount(other, { email });
  await signIn(other, account);
  await visit(other);
  await expectLoggedIn(other);

  await visit(page, '/?modal=forgetPass');
  const dialog = resetDialog(page);
  await dialog.locator('[name=username]').fill(account.username);
  await dialog.locator('[name=email]').fill(email);
  await dialog.getByRole('button', { name: 'Send link' }).click();
  await expect(dialog.getByText('Check your email')).toBeVisible();
  const link = linkOf(await newestMessage(page, email));
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible();
  await expectAccessible(page);
  // what is refused about the password leaves the link good
  await setPassword(page, 'short');
  await expect(page.locator('[name=newPassword]')).toBeFocused();
  await setPassword(page, newPassword);
  await expect(page.getByText('Your new password is set.')).toBeVisible();
  await expect(page.getByText(/withdrawals are on hold for 24 hours/)).toBeVisible();
  await expect(page).toHaveURL(/\/reset-password$/);

  // the other device is told so at once
  await expect(other.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await elsewhere.close();

  await page.goto(link);
  await setPassword(page, 'Another-One-99');
  await expect(page.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible();
  allowRefusals(faults);
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page).toHaveURL(/\/reset$/);

  // the new password is the one that counts
  await visit(page);
  await logIn(page, { ...account, password: newPassword });
  await expectLoggedIn(page);
});

test('by mail: nobody learns which accounts exist', { tag: '@night' }, async ({ page }) => {
  await visit(page, '/reset');
  const main = page.getByRole('main');
  await main.locator('[name=username]').fill('nobody99');
  await main.locator('[name=email]').fill('nobody@example.com');
  await main.getByRole('button', { name: 'Send link' }).click();
  await expect(main.getByText(/If an account with this name and address exists/)).toBeVisible();
  await main.getByRole('button', { name: /Send it again/ }).click();
  await expect(main.locator('[name=username]')).toHaveValue('nobody99');
});

test('a link that was cut off, and one of the older form, lead on', { tag: '@night' }, async ({ page }) => {
  await visit(page, '/reset-password');
  await expect(page.getByRole('heading', { name: 'This link is not complete' })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/reset/${'A'.repeat(43)}`);
  await expect(page).toHaveURL(/\/reset-password#token=A+$/);
  await expect(page.locator('[name=newPassword]')).toBeVisible();
});

test('a member changes the password: a wrong old one is said at its field, the new one logs in', {
  tag: '@night',
}, async ({ page, faults }) => {
  const account = await newMember(page);
  await visit(page, '/?modal=changePass');
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await dialog.locator('[name=oldPassword]').fill('not-the-one');
  await dialog.locator('[name=newPassword]').fill(newPassword);
  await dialog.locator('[name=confirmPassword]').fill(newPassword);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(dialog.getByText('This is not your current password.')).toBeVisible();
  await expect(dialog.locator('[name=oldPassword]')).toBeFocused();
  await expect(dialog.locator('[name=newPassword]')).toHaveValue(newPassword);
  allowRefusals(faults);
  await dialog.locator('[name=oldPassword]').fill(account.password);
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(dialog.getByText('Your password was changed.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();
  await logOut(page);
  await logIn(page, { ...account, password: newPassword });
  await expectLoggedIn(page);
});

test('a password that has to be changed first: only the new one is asked for, and its owner is in', {
  tag: '@night',
}, async ({ page }) => {
  const account = await newAccount(page);
  // the account is an ordinary one; what is tried is what the site does with the answer
  await page.route('**/wps/session/login', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { value: object };
    await route.fulfill({ response: answer, json: { ...body, value: { ...body.value, defaultPassword: true } } });
  });
  await visit(page, '/?modal=login');
  const login = page.getByRole('dialog', { name: 'Log in' });
  await login.getByLabel('Username or mobile').fill(account.username);
  await login.locator('[name=password]').fill(account.password);
  await sendLogin(login);
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await expect(dialog.getByText(/still has its first password/)).toBeVisible();
  await expect(dialog.locator('[name=oldPassword]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.locator('[name=newPassword]').fill(account.password);
  await dialog.locator('[name=confirmPassword]').fill(account.password);
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(dialog.getByText('Choose a password that is different from the current one.')).toBeVisible();
  await dialog.locator('[name=newPassword]').fill(newPassword);
  await dialog.locator('[name=confirmPassword]').fill(newPassword);
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(dialog).toBeHidden();
  await expectLoggedIn(page);
});
