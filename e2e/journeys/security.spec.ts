import { createHmac } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { allowRefusals, openAccount, section } from '../support/account-page.ts';
import type { Account } from '../support/accounts.ts';
import { newDevice } from '../support/passkey-device.ts';
import { newAccount, newMember, newUsername, signIn } from '../support/people.ts';
import {
  expect,
  expectAccessible,
  expectLoggedIn,
  expectNoSidewaysScroll,
  logOut,
  sendLogin,
  showTheme,
  test,
  visit,
} from '../support/site.ts';

/** Code that an authenticator app shows (RFC 6238), `ahead` steps of 30 s from now: each is taken once. */
function codeOf(key: string, ahead = 0): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...key].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((octet) => Number.parseInt(octet, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + ahead));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const at = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** Sets an authenticator up as its owner would. */
async function setUpAuthenticator(page: Page): Promise<{ key: string; recoveryCodes: string[] }> {
  const part = section(page, 'Authenticator app');
  await part.getByRole('button', { name: 'Set up an authenticator' }).click();
  const uri = await part.getByRole('link').getAttribute('href');
  const key = new URL(uri ?? '').searchParams.get('secret') ?? '';
  await part.getByRole('textbox').fill(codeOf(key));
  await part.getByRole('button', { name: 'Confirm' }).click();
  const list = part.getByRole('list', { name: 'Recovery codes' });
  await expect(list.getByRole('listitem')).toHaveCount(10);
  return { key, recoveryCodes: await list.getByRole('listitem').allTextContents() };
}

/** Types name and password of somebody whose account asks for more. */
async function beginLogIn(page: Page, { username, password }: Account): Promise<Locator> {
  await page.getByRole('button', { name: 'Log in', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByLabel('Username or mobile').fill(username);
  await dialog.locator('[name=password]').fill(password);
  await sendLogin(dialog);
  return page.getByRole('dialog', { name: 'Confirm that it is you' });
}

test.describe('an authenticator', () => {
  test('is set up, asked for at the next log-in, and taken away again', { tag: '@night' }, async ({ page, faults }) => {
    const member = await newMember(page);
    await openAccount(page);
    const part = section(page, 'Authenticator app');
    await part.getByRole('button', { name: 'Set up an authenticator' }).click();
    // a code that is not of this key
    await part.getByRole('textbox').fill('000000');
    await part.getByRole('button', { name: 'Confirm' }).click();
    await expect(part.getByRole('textbox')).toHaveAccessibleDescription(/not right/);
    allowRefusals(faults);
    await part.getByRole('button', { name: 'Cancel' }).click();

    const { key, recoveryCodes } = await setUpAuthenticator(page);
    await part.getByRole('button', { name: 'Done' }).click();
    await expect(part.getByRole('checkbox')).toHaveAccessibleDescription(/the codes first/);
    const file = page.waitForEvent('download');
    await part.getByRole('button', { name: 'Save as a file' }).click();
    expect((await file).suggestedFilename()).toContain(member.username);
    await part.getByRole('checkbox').click();
    await part.getByRole('button', { name: 'Done' }).click();
    await expect(part.getByText('10 recovery codes are left.')).toBeVisible();

    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expectLoggedIn(page);
    await logOut(page);
    const dialog = await beginLogIn(page, member);
    await dialog.getByRole('textbox', { name: 'Code of your authenticator' }).fill(codeOf(key, 1));
    await expect(dialog).toBeHidden();
    await expectLoggedIn(page);
    await logOut(page);
    const again = await beginLogIn(page, member);
    await again.getByRole('button', { name: 'Use a recovery code' }).click();
    await again.getByRole('textbox', { name: 'Recovery code' }).fill(recoveryCodes[0] ?? '');
    await again.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(again).toBeHidden();
    await expectLoggedIn(page);
    allowRefusals(faults);

    await page.goto('/member');
    await expect(part.getByText('9 recovery codes are left.')).toBeVisible();
    await part.getByRole('button', { name: 'Turn the authenticator off' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click();
    await expect(part.getByRole('button', { name: 'Set up an authenticator' })).toBeVisible();
  });

  test('asks a remembered browser for a proof first, then goes on with what was begun', { tag: '@night' }, async ({
    page,
    context,
    faults,
  }) => {
    const { password } = await beRemembered(page);
    // both names: that of a secure origin and that of plain HTTP
    await context.clearCookies({ name: /^(__Host-)?sid$/ });
    await page.evaluate(() => sessionStorage.clear());
    await page.goto('/?modal=login');
    await page.getByRole('button', { name: /^Continue as/ }).click();
    await expectLoggedIn(page);
    await page.goto('/member');
    const part = section(page, 'Authenticator app');
    const begin = part.getByRole('button', { name: 'Set up an authenticator' });

    // who leaves has changed nothing
    await begin.click();
    const question = page.getByRole('dialog', { name: 'Confirm that it is you' });
    await expect(question.getByLabel(/^Password/)).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(begin).toBeFocused();

    await begin.click();
    await question.getByLabel(/^Password/).fill('not-the-password');
    await page.keyboard.press('Enter');
    await expect(question.getByText('This is not the password of this account.')).toBeVisible();
    await question.getByLabel(/^Password/).fill(password);
    await page.keyboard.press('Enter');
    await expect(part.getByRole('img', { name: 'Key for the authenticator app' })).toBeVisible();
    allowRefusals(faults);
  });
});

/** Logs somebody new in, by the form, who wants this browser to remember it. */
async function beRemembered(page: Page): Promise<Account> {
  const member = await newAccount(page);
  await visit(page, '/?modal=login');
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByLabel('Username or mobile').fill(member.username);
  await dialog.locator('[name=password]').fill(member.password);
  await dialog.getByRole('checkbox', { name: 'Remember me for one day' }).click();
  await sendLogin(dialog);
  await expect(dialog).toBeHidden();
  return member;
}

test('sessions elsewhere are ended, one and then all; the others find out', { tag: '@night' }, async ({
  page,
  browser,
  faults,
}) => {
  const member = await newMember(page);
  const elsewhere = await Promise.all(
    [0, 1].map(async () => {
      const other = await (await browser.newContext()).newPage();
      await signIn(other, member);
      await visit(other);
      await expectLoggedIn(other);
      return other;
    }),
  );
  await openAccount(page);
  const devices = section(page, 'Devices that are logged in').getByRole('listitem');
  await expect(devices).toHaveCount(3);
  await expect(devices.first()).toContainText('This device');
  await expect(page.getByText(/Last log-in:/)).toBeHidden();

  await devices.nth(1).getByRole('button').click();
  await expect(devices).toHaveCount(2);
  await page.getByRole('button', { name: 'Log out everywhere else' }).click();
  await expect(devices).toHaveCount(1);
  await expect(page.getByRole('table', { name: 'Log-in history' }).getByText('Logged in')).toHaveCount(3);

  for (const other of elsewhere) {
    await other.goto('/member');
    await expect(other.getByRole('dialog', { name: 'Log in' })).toBeVisible();
    await other.context().close();
  }
  await page.reload();
  await expect(devices).toHaveCount(1);
  expect(faults).toEqual([]);
});

test('an account of Google is linked for good, with the username typed', { tag: '@night' }, async ({
  page,
  faults,
}) => {
  const { username } = await newMember(page);
  await openAccount(page);
  const part = section(page, 'Linked accounts');
  const opened = page.waitForEvent('popup');
  await part.getByRole('button', { name: 'Link Google' }).click();
  const popup = await opened;
  await popup.locator('[name=login]').fill(newUsername());
  await popup.locator('[name=password]').fill('whatever');
  await popup.getByRole('button', { name: 'Sign-in' }).click();

  const link = page.getByRole('dialog', { name: 'Link your account' });
  await link.getByLabel('Your username').fill('somebody-else');
  await link.getByRole('button', { name: 'Link permanently' }).click();
  await expect(link.getByText('This is not the username of this account.')).toBeVisible();
  await link.getByLabel('Your username').fill(username);
  await link.getByRole('button', { name: 'Link permanently' }).click();
  await expect(link).toBeHidden();
  await expect(part.getByRole('listitem')).toContainText(/Linked .*\d{4}/);
  await expect(part.getByRole('button', { name: 'Link Google' })).toBeHidden();
  expect(faults).toEqual([]);
});

test('the account page can be used by everyone, in both themes, at the width of a phone @small', async ({ page }) => {
  await newMember(page);
  await newDevice(page);
  await openAccount(page);
  await section(page, 'Passkeys').getByRole('button', { name: 'Add a passkey' }).click();
  await expect(section(page, 'Passkeys').getByRole('listitem')).toHaveCount(1);
  await section(page, 'Authenticator app').getByRole('button', { name: 'Set up an authenticator' }).click();
  await expect(section(page, 'Authenticator app').getByRole('textbox')).toBeVisible();
  for (const theme of ['dark', 'light'] as const) {
    await showTheme(page, theme);
    await expectAccessible(page);
  }
  await expectNoSidewaysScroll(page);
});
