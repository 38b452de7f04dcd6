import type { Locator, Page } from '@playwright/test';
import { type Account, accounts } from '../support/accounts.ts';
import { houseSlot } from '../support/house-slot.ts';
import { solveByKeys } from '../support/human-check.ts';
import { codeOf, newestMessage } from '../support/messages.ts';
import { newAccount, newMember, newMobileMember, newUsername } from '../support/people.ts';
import {
  expect,
  expectAccessible,
  expectLoggedIn,
  expectNoSidewaysScroll,
  logOut,
  sendLogin,
  test,
  visit,
} from '../support/site.ts';
import { totp } from '../support/totp.ts';

const loginDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Log in' });

async function type(page: Page, { username, password }: Account): Promise<Locator> {
  const dialog = loginDialog(page);
  await dialog.getByLabel('Username or mobile').fill(username);
  await dialog.locator('[name=password]').fill(password);
  return dialog;
}

/** The browser itself logs requests that were refused. */
const allowRefusals = (faults: string[]): void =>
  expect(faults.splice(0).filter((fault) => !/status of 4\d\d|ERR_INTERNET_DISCONNECTED/.test(fault))).toEqual([]);

/** Has the gateway refuse the next log-in: what the limits of a test run never reach. */
const refuseOnce = (page: Page, status: number, error: object) =>
  page.route(
    '**/wps/session/login',
    (route) => route.fulfill({ status, json: { success: false, error: { requestId: 'e2e', params: {}, ...error } } }),
    { times: 1 },
  );

test('a member logs in by a code from a message; a wrong one is said at its field @small', { tag: '@night' }, async ({
  page,
  faults,
}) => {
  const { digits, national } = await newMobileMember(page);
  await visit(page, '/?modal=login');
  const dialog = loginDialog(page);
  await dialog.getByRole('tab', { name: 'SMS code' }).click();
  await dialog.getByLabel('Mobile number').fill(national);
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expect(dialog.getByLabel('Code from the message')).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // the countdown is one by the clock: a reload changes nothing about it
  await page.reload();
  await dialog.getByRole('tab', { name: 'SMS code' }).click();
  await expect(dialog.getByLabel('Mobile number')).toHaveValue(national);
  await expect(dialog.getByRole('button', { name: /^Send again in \d+ s/ })).toHaveAttribute('aria-disabled', 'true');

  const code = codeOf(await newestMessage(page, digits));
  await dialog.getByLabel('Code from the message').fill(code === '000000' ? '000001' : '000000');
  await expect(dialog.getByText(/The verification code is not correct/)).toBeVisible();
  await expect(dialog.getByLabel('Code from the message')).toBeFocused();
  allowRefusals(faults);
  await dialog.getByLabel('Code from the message').fill(code);
  await expectLoggedIn(page);
});

test('a browser remembers its member for a day without the password, and forgets when told', { tag: '@night' }, async ({
  page,
}) => {
  const member = await newAccount(page);
  await visit(page, '/?modal=login');
  const dialog = await type(page, member);
  await dialog.getByRole('checkbox', { name: 'Remember me for one day' }).check();
  await sendLogin(dialog);
  await expectLoggedIn(page);
  await logOut(page);

  await page.getByRole('button', { name: 'Log in', exact: true }).first().click();
  await dialog.getByRole('button', { name: `Continue as ${member.username}` }).click();
  await expectLoggedIn(page);
  await logOut(page);

  await page.getByRole('button', { name: 'Log in', exact: true }).first().click();
  const forgotten = page.waitForResponse(
    (answer) => answer.url().endsWith('/wps/session/remembered') && answer.request().method() === 'DELETE',
  );
  await dialog.getByRole('button', { name: 'Forget me on this device' }).click();
  await expect(dialog.getByRole('button', { name: /^Continue as/ })).toBeHidden();
  // it is forgotten in the browser at once, and at the gateway a moment later
  await forgotten;
  await page.reload();
  await expect(dialog.getByLabel('Username or mobile')).toHaveValue('');
  await expect(dialog.getByRole('button', { name: /^Continue as/ })).toBeHidden();
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('rm_hint');
});

test('a visitor is two presses from a spin with a trial account, and finds the same one again', async ({ page }) => {
  await visit(page);
  const card = page.getByRole('article').filter({ hasText: 'Lotus Fortune' }).first();
  await card.hover();
  await card.getByRole('button', { name: 'Play free: Lotus Fortune' }).click();
  const { spin } = await houseSlot(page);
  const played = page.waitForResponse((answer) => answer.url().endsWith('/house/v1/spin') && answer.ok());
  await spin.click();
  await played;
  // going back from the game, or loading it anew, makes no other account
  await expect(page).toHaveURL(/\/game\?node=\d+$/);
  const name = await page.evaluate(() => sessionStorage.getItem('username'));

  await page.goto('/');
  await expectLoggedIn(page);
  await expect(page.getByTestId('balance')).toContainText('F');
  await expect(page.getByRole('button', { name: /^Play free/ })).toHaveCount(0);
  await logOut(page);
  await page.getByRole('button', { name: 'Log in', exact: true }).first().click();
  await loginDialog(page).getByRole('button', { name: 'Free play' }).click();
  await expectLoggedIn(page);
  expect(await page.evaluate(() => sessionStorage.getItem('username'))).toBe(name);
});

test.describe('an account with an authenticator', () => {
  /** Calls the gateway as the page that is logged in. */
  const callAs = (page: Page, method: string, body?: object) =>
    page.evaluate(
      async ([verb, data]) => {
        const answer = await fetch('/wps/security/totp', {
          method: verb,
          headers: { Authorization: `Bearer ${sessionStorage.getItem('token')}`, 'Content-Type': 'application/json' },
          ...(data && { body: JSON.stringify(data) }),
        });
        return (await answer.json()).value;
      },
      [method, body] as const,
    );

  test('asks for its code after the password, says a wrong one at its field, and loses nothing on the way back', {
    tag: '@night',
  }, async ({ page, faults }) => {
    const member = await newMember(page);
    await visit(page);
    await expectLoggedIn(page);
    const { secret } = await callAs(page, 'POST');
    await callAs(page, 'PUT', { code: totp(secret) });
    await logOut(page);

    await page.getByRole('button', { name: 'Log in', exact: true }).first().click();
    const dialog = await type(page, member);
    await sendLogin(dialog);
    const step = page.getByRole('dialog', { name: 'Confirm that it is you' });
    await expect(step.getByLabel('Code of your authenticator')).toBeFocused();
    await expectAccessible(page);

    await step.getByRole('button', { name: 'Back to log in' }).click();
    await expect(dialog.getByLabel('Username or mobile')).toHaveValue(member.username);
    await expect(dialog.locator('[name=password]')).toHaveValue(member.password);
    await sendLogin(dialog);

    const wrong = String((Number(totp(secret)) + 1) % 1_000_000).padStart(6, '0');
    await step.getByLabel('Code of your authenticator').fill(wrong);
    await expect(step.getByText(/This code is not right/)).toBeVisible();
    await expect(step.getByLabel('Code of your authenticator')).toBeFocused();
    allowRefusals(faults);
    // the code of now was used to confirm the authenticator
    await step.getByLabel('Code of your authenticator').fill(totp(secret, 1));
    await expectLoggedIn(page);
  });
});

test('the entrance of agents refuses whoever is none after the password, and lets an agent in', {
  tag: '@night',
}, async ({ page, faults }) => {
  await visit(page, '/agentHome');
  const dialog = page.getByRole('dialog', { name: 'Log in as an agent' });
  const member = await newAccount(page);
  await type(page, member);
  await sendLogin(dialog);
  await expect(dialog.getByRole('alert')).toContainText('Only agents can open this.');
  await expect(dialog.getByLabel('Username or mobile')).toHaveValue(member.username);
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
  allowRefusals(faults);
  await type(page, accounts.agent);
  await sendLogin(dialog);
  // the centre, behind the notices for agents
  await expect(page.locator('h1', { hasText: 'Overview' })).toBeVisible();
  // a bill that was paid comes out the same when the server makes it again
  await visit(page, '/agentHome?page=agentRevenueReport&view=bills&kind=DAILY');
  // notices that the account has not acknowledged yet, and contracts that wait, open as soon as they are known
  await page.addLocatorHandler(page.getByRole('dialog', { name: /^(Notice for agents|Contract agreements)$/ }), () =>
    page.keyboard.press('Escape'),
  );
  await page
    .getByRole('link', { name: /^Open.*Daily wage/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Check this bill' }).click();
  await expect(page.getByText('Computed again: the same to the cent')).toBeVisible();
  // down the team, and back up
  await page.getByRole('link', { name: 'Team management' }).click();
  await page.getByRole('table', { name: 'Accounts' }).getByRole('link', { name: 'r***y', exact: true }).click();
  const place = page.getByRole('navigation', { name: 'Place in the team' });
  await expect(place.getByText('r***y')).toBeVisible();
  await place.getByRole('link', { name: 'My team' }).click();
  await expect(
    page.getByRole('table', { name: 'Accounts' }).getByRole('link', { name: 'r***y', exact: true }),
  ).toBeVisible();
  // an account below the agent: its first password is shown once
  await page.getByRole('link', { name: 'Add account' }).click();
  await page.getByRole('textbox', { name: 'Username' }).fill('sokha');
  await page.getByRole('button', { name: 'Add account' }).click();
  await expect(page.getByRole('textbox', { name: 'Username' })).toHaveAccessibleDescription(/already in use/);
  const given = newUsername();
  await page.getByRole('textbox', { name: 'Username' }).fill(given);
  await page.getByRole('button', { name: 'Add account' }).click();
  const first = (await page.getByText(/^\w{4}-\w{4}-\w{4}$/).textContent()) ?? '';
  // a link of the agent: opened once, it counts
  await page.getByRole('link', { name: 'Links', exact: true }).click();
  await page.getByRole('button', { name: 'New link' }).click();
  const campaign = newUsername();
  await page.getByLabel('Campaign').fill(campaign);
  await page.getByRole('button', { name: 'Make link' }).click();
  const made = page.getByRole('dialog', { name: campaign });
  const address = await made.getByRole('link').getAttribute('href');
  expect((await page.context().request.get(address ?? '', { headers: { accept: 'text/html' } })).status()).toBe(200);
  await page.keyboard.press('Escape');
  const row = page.getByRole('row', { name: new RegExp(campaign) });
  await expect(async () => {
    await page.reload();
    await expect(row.getByRole('cell', { name: '1', exact: true })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expectAccessible(page);
  // the owner of the account accepts the agreement and chooses a password before anything else
  await page.context().clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await visit(page, '/?modal=login');
  await type(page, { username: given, password: first });
  await sendLogin(loginDialog(page));
  const terms = page.getByRole('dialog', { name: 'Before you continue' });
  await terms.getByRole('checkbox', { name: /^I agree to the terms/ }).click();
  await page.keyboard.press('Escape');
  await terms.getByRole('checkbox', { name: /years old or older/ }).click();
  await expectAccessible(page);
  await terms.getByRole('button', { name: 'Accept and continue' }).click();
  const change = page.getByRole('dialog', { name: 'Change password' });
  await change.locator('[name=newPassword]').fill('Tonle-Sap-88');
  await change.locator('[name=confirmPassword]').fill('Tonle-Sap-88');
  await change.getByRole('button', { name: 'Change password' }).click();
  await expectLoggedIn(page);
  // what the page behind the window asked for was refused until then
  allowRefusals(faults);
});

test('a connection that is lost in the middle costs nothing that was typed', { tag: '@night' }, async ({
  page,
  context,
  faults,
}) => {
  const member = await newAccount(page);
  await visit(page, '/?modal=login');
  const dialog = await type(page, member);
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('NETWORK');
  await expect(dialog.getByLabel('Username or mobile')).toHaveValue(member.username);
  await expect(dialog.locator('[name=password]')).toHaveValue(member.password);
  await context.setOffline(false);
  allowRefusals(faults);
  await sendLogin(dialog);
  await expectLoggedIn(page);
});

test('a lock says how long it lasts, a captcha comes when it is asked for and says when it was wrong', {
  tag: '@night',
}, async ({ page, faults }) => {
  await visit(page, '/?modal=login');
  const dialog = await type(page, accounts.member);

  await refuseOnce(page, 429, { code: 'AUTH_LOCKED', params: { retryAfter: 480 } });
  await sendLogin(dialog);
  await expect(dialog.getByRole('alert')).toContainText('Try again in 8 minutes');

  await refuseOnce(page, 401, { code: 'AUTH_BAD_CREDENTIALS', captcha: true });
  await sendLogin(dialog);
  const captcha = dialog.getByLabel('Type the characters in the picture');
  await expect(captcha).toBeVisible();
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(captcha).toBeFocused();
  await expect(captcha).toHaveAttribute('aria-invalid', 'true');
  await captcha.fill('WRONG');
  await refuseOnce(page, 401, { code: 'AUTH_CAPTCHA_INVALID', captcha: true });
  await sendLogin(dialog);
  await expect(dialog.getByText(/The characters do not match the picture/)).toBeVisible();
  await expect(captcha).toBeFocused();
  await expect(captcha).toHaveValue('');
  await expect(dialog.locator('[name=password]')).toHaveValue(accounts.member.password);
  allowRefusals(faults);
});

test('the human check is done by keys alone, tells a wrong place, and keeps what was typed @small', {
  tag: '@night',
}, async ({ page, faults }) => {
  const member = await newAccount(page);
  await visit(page, '/?modal=login');
  const dialog = await type(page, member);
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(dialog.getByRole('slider')).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(dialog.locator('[name=password]')).toHaveValue(member.password);

  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await dialog.getByRole('slider').press('ArrowRight');
  await dialog.getByRole('slider').press('Enter');
  await expect(dialog.getByText('The piece is not in the right place. Try again.')).toBeVisible();
  allowRefusals(faults);
  await solveByKeys(dialog);
  await expectLoggedIn(page);
});
