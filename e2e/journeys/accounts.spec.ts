import { accounts } from '../support/accounts.ts';
import { houseSlot } from '../support/house-slot.ts';
import { newAccount, newMember, newUsername, signIn } from '../support/people.ts';
import { expect, expectLoggedIn, logOut, pressIfThere, sendLogin, test, visit } from '../support/site.ts';

test('a wrong password is refused in one neutral sentence and nothing typed is lost', async ({ page, faults }) => {
  // one of its own: whose log-in has failed is asked for more at the next one
  const { username } = await newAccount(page);
  await visit(page, '/?modal=login');
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByLabel('Username or mobile').fill(username);
  await dialog.locator('[name=password]').fill('wrong-password');
  await sendLogin(dialog);
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(dialog.getByLabel('Username or mobile')).toHaveValue(username);
  await expect(dialog.locator('[name=password]')).toBeFocused();
  // the browser itself logs the refused request
  expect(faults.splice(0).every((fault) => fault.includes('401'))).toBe(true);
});

test('a trial account plays but is asked for a real account at the member centre', { tag: '@night' }, async ({
  page,
}) => {
  await signIn(page, accounts.trial);
  await visit(page);
  await page
    .getByRole('button', { name: /My account/ })
    .first()
    .click();
  await expect(page.getByRole('alertdialog', { name: /real account/ })).toBeVisible();
});

test('a visitor who opens a game is asked to log in and comes back to it', { tag: '@night' }, async ({ page }) => {
  await visit(page, '/rng?vendor=HOUSE');
  await page.getByRole('link', { name: 'Lotus Fortune', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByLabel('Username or mobile').fill(accounts.member.username);
  await dialog.locator('[name=password]').fill(accounts.member.password);
  await sendLogin(dialog);
  await expect(page).toHaveURL(/\/game\?/);
  await houseSlot(page);
});

test('a second tab has a session of its own, and follows when the first logs out', { tag: '@night' }, async ({
  page,
  context,
}) => {
  await newMember(page);
  await visit(page);
  await expectLoggedIn(page);
  const second = await context.newPage();
  await visit(second);
  await expectLoggedIn(second);
  await logOut(page);
  await expect(second.getByTestId('balance')).toBeHidden();
});

test('a session that the gateway ended asks to log in once, over the page, and leads back to it', async ({
  page,
  context,
  faults,
}) => {
  const member = await newMember(page);
  await visit(page, '/rng');
  await expectLoggedIn(page);
  await context.clearCookies();
  // what the page asks for by itself may be refused first, and then there is no balance to refresh any more
  await pressIfThere(page.getByRole('button', { name: 'Refresh balance' }));
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await expect(dialog.getByRole('status')).toBeVisible();
  await dialog.getByLabel('Username or mobile').fill(member.username);
  await dialog.locator('[name=password]').fill(member.password);
  await sendLogin(dialog);
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/rng$/);
  // the browser itself logs the refused requests
  expect(faults.splice(0).every((fault) => fault.includes('401'))).toBe(true);
});

test('a member who is away is warned a minute before the session ends, and can stay', { tag: '@night' }, async ({
  page,
  faults,
}) => {
  await page.clock.install();
  await newMember(page);
  await visit(page);
  await expectLoggedIn(page);
  await page.clock.fastForward('29:10');
  const warning = page.getByRole('dialog', { name: 'Are you still there?' });
  await expect(warning).toBeVisible();
  await warning.getByRole('button', { name: /^Stay/ }).click();
  await expect(warning).toBeHidden();
  await page.clock.fastForward('31:00');
  await expect(page.getByRole('dialog', { name: 'Log in' }).getByRole('status')).toBeVisible();
  // what the page asked for by itself while it logged out is refused, and the browser logs that
  expect(faults.splice(0).every((fault) => fault.includes('401'))).toBe(true);
});

test('an agent’s link keeps its code while the visitor looks around', async ({ page }) => {
  await visit(page, '/join?affiliateCode=DARA01');
  await expect(page.getByRole('heading', { name: 'Become an agent', exact: true })).toBeVisible();
  // the worked example follows its sliders: the highest tier of the dividend pays 20% of the cycle loss
  const plan = page.getByRole('tabpanel', { name: 'Dividend' });
  await expect(plan.getByRole('row', { name: /^Tier 2 Reached/ })).toBeVisible();
  for (const figure of ['Valid bets', 'Cycle loss', 'Active members'])
    await plan.getByRole('slider', { name: figure }).press('End');
  await expect(plan.getByRole('row', { name: /^Tier 3 Reached/ })).toBeVisible();
  await expect(plan.getByRole('group', { name: 'What the plan pays' })).toContainText('20,000.00');
  await page.getByRole('link', { name: 'Apply', exact: true }).click();
  // of its own in each try: a contact has one open application
  const applicant = newUsername();
  await page.getByLabel('Username').fill(applicant);
  await page.getByLabel('Full name').fill('Sok Bopha');
  await page.getByLabel('Email address').fill(`${applicant}@example.com`);
  await page.getByRole('checkbox', { name: 'Chat groups' }).check();
  await page.getByRole('textbox', { name: 'Players you expect' }).fill('50');
  await page.getByRole('button', { name: 'Send the application' }).click();
  await expect(page.getByText('Accept the terms to continue.')).toBeVisible();
  await page.getByRole('checkbox', { name: /^I accept the terms/ }).check();
  await page.getByRole('button', { name: 'Send the application' }).click();
  await page.getByRole('button', { name: 'Go on without a puzzle' }).click();
  await expect(page.getByText('Your application is under review')).toBeVisible();
  await expect(page).toHaveURL(/ticket=A-/);
  await page.getByRole('link', { name: 'Promotions' }).first().click();
  await expect(page).toHaveURL(/promotions/);
  await page.getByRole('button', { name: 'Register', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Register' });
  await expect(dialog.locator('[name=username]')).toBeVisible();
  await expect(dialog.getByLabel('Invitation code of your agent')).toHaveCount(0);
});
