import { accounts, expect, logIn, logOut, test, visit } from '../support/site.ts';

for (const [kind, account] of Object.entries(accounts))
  test(`the seeded ${kind} logs in and sees a balance`, async ({ page }) => {
    await visit(page);
    await logIn(page, account);
    await expect(page.getByTestId('balance')).toHaveText(/\d/);
  });

test('a wrong password is refused in one neutral sentence and nothing typed is lost', async ({ page, faults }) => {
  await visit(page, '/?modal=login');
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByLabel('Username or mobile').fill('sokha');
  await dialog.locator('[name=password]').fill('wrong-password');
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(dialog.getByLabel('Username or mobile')).toHaveValue('sokha');
  await expect(dialog.locator('[name=password]')).toBeFocused();
  // the browser itself logs the refused request
  expect(faults.splice(0).every((fault) => fault.includes('401'))).toBe(true);
});

test('a trial account plays but is asked for a real account at the member centre', async ({ page }) => {
  await visit(page);
  await logIn(page, accounts.trial);
  await page
    .getByRole('button', { name: /My account/ })
    .first()
    .click();
  await expect(page.getByRole('alertdialog', { name: /real account/ })).toBeVisible();
});

test('a visitor who opens a game is asked to log in and comes back to it', async ({ page }) => {
  await visit(page, '/rng');
  await page.getByRole('link', { name: 'Lotus Fortune', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByLabel('Username or mobile').fill(accounts.member.username);
  await dialog.locator('[name=password]').fill(accounts.member.password);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/game\?/);
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Spin' })).toBeEnabled();
});

test('a second tab has a session of its own, and follows when the first logs out', async ({ page, context }) => {
  await visit(page);
  await logIn(page, accounts.agent);
  const second = await context.newPage();
  await visit(second);
  await expect(second.getByTestId('balance')).toHaveText(/\d/);
  await logOut(page);
  await expect(second.getByTestId('balance')).toBeHidden();
});
