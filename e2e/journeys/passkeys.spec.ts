import type { Page } from '@playwright/test';
import { allowRefusals, openAccount, section } from '../support/account-page.ts';
import { newDevice } from '../support/passkey-device.ts';
import { newMember, newUsername } from '../support/people.ts';
import { expect, expectLoggedIn, logIn, logOut, sendRegistration, test, visit } from '../support/site.ts';

/** A browser that offers no passkeys under the name field: they are used by the button alone. */
const offerNoList = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });

test('a passkey is made, named, logs in, and is removed', async ({ page, faults }) => {
  const member = await newMember(page);
  await newDevice(page);
  await offerNoList(page);
  await openAccount(page);
  const part = section(page, 'Passkeys');

  await part.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(part.getByRole('listitem')).toHaveCount(1);
  // the same device keeps one of an account
  await part.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(part.getByText('This device already has a passkey of this account')).toBeVisible();
  await part.getByRole('button', { name: /^Rename/ }).click();
  await expect(part.getByRole('textbox', { name: 'Name of the passkey' })).toBeFocused();
  await page.keyboard.type('Red phone');
  await page.keyboard.press('Enter');
  await expect(part.getByText('Red phone')).toBeVisible();
  await expect(part.getByText('Not used yet')).toBeVisible();

  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expectLoggedIn(page);
  await logOut(page);
  await page.getByRole('button', { name: 'Log in', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(dialog).toBeHidden();
  await expectLoggedIn(page);

  await page.goto('/member');
  await expect(part.getByText(/^Last used/)).toBeVisible();
  await expect(page.getByRole('table', { name: 'Log-in history' }).getByText('Passkey')).toBeVisible();
  await part.getByRole('button', { name: 'Remove Red phone' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(part.getByRole('listitem')).toHaveCount(0);

  // what was removed logs nobody in, though the device still has it
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expectLoggedIn(page);
  await logOut(page);
  await logIn(page, member);
  allowRefusals(faults);
});

test('who loses the device with the passkey gets in by password, removes it and makes another', {
  tag: '@night',
}, async ({ page, faults }) => {
  const member = await newMember(page);
  const device = await newDevice(page);
  await openAccount(page);
  const part = section(page, 'Passkeys');
  await part.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(part.getByRole('listitem')).toHaveCount(1);
  await device.wipe();

  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expectLoggedIn(page);
  await logOut(page);
  await logIn(page, member);
  await page.goto('/member');
  await part.getByRole('button', { name: /^Remove/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await part.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(part.getByText('Not used yet')).toBeVisible();
  await expect(part.getByRole('listitem')).toHaveCount(1);
  allowRefusals(faults);
});

test('a member who has just registered is offered a passkey, makes it, and logs in with it', { tag: '@night' }, async ({
  page,
  faults,
}) => {
  await newDevice(page);
  await visit(page, '/?modal=register');
  const form = page.getByRole('dialog', { name: 'Register' });
  const username = newUsername();
  await form.locator('[name=username]').fill(username);
  await form.locator('[name=password]').fill('river-at-night-7');
  await form.locator('[name=confirmPassword]').fill('river-at-night-7');
  await form.getByRole('checkbox', { name: /years old/ }).click();
  await sendRegistration(form);
  const offer = page.getByRole('dialog', { name: 'Log in without a password next time' });
  await offer.getByRole('button', { name: 'Create a passkey' }).click();
  await expect(offer).toBeHidden();
  await expectLoggedIn(page);

  await logOut(page);
  await page.getByRole('button', { name: 'Log in', exact: true }).first().click();
  // the browser's own list under the name field has it, and its owner touches the device
  await expectLoggedIn(page);
  await page.goto('/member');
  await expect(page.getByRole('complementary')).toContainText(username);
  expect(faults).toEqual([]);
});
