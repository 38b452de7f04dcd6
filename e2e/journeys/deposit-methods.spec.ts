import type { Page } from '@playwright/test';
import { sandbox } from '../support/payments.ts';
import { newMember } from '../support/people.ts';
import { balanceOf, expect, expectAccessible, test, visit } from '../support/site.ts';

/** Makes an order of a new page of deposits. @returns its number */
async function order(page: Page, method: string, amount: string): Promise<string> {
  await page.goto('/member?page=depositv2');
  await page.getByRole('radio', { name: method }).check();
  await page.getByRole('textbox', { name: 'Amount' }).fill(amount);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page).toHaveURL(/order=/);
  return new URL(page.url()).searchParams.get('order') ?? '';
}

/** A picture as large as one of a slip has to be. */
const slip = {
  name: 'slip.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAEAAAABAAQAAAACCEkxzAAAAEklEQVR42mP4DwUMo4xRBukMAOPT/hAC2mzjAAAAAElFTkSuQmCC',
    'base64',
  ),
};

const inWallet = (page: Page, amount: string) =>
  page.getByRole('status').filter({ hasText: `${amount} is in your wallet` });

test('a deposit by e-wallet is paid on the page of its provider once, whatever the payer does there', {
  tag: '@night',
}, async ({ page }) => {
  await newMember(page);
  await visit(page, '/member?page=depositv2', { theme: 'light' });
  await order(page, 'E-wallet', '50000');
  const go = page.getByRole('link', { name: 'Continue to Demo Wallet' });
  await expect(go).toBeVisible();
  await expectAccessible(page);

  // by the back button, and without a payment
  await go.click();
  await expect(page.getByRole('heading', { name: 'Demo Wallet' })).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(page.getByText('Waiting for your payment').first()).toBeVisible();
  // refused there
  await go.click();
  await page.getByRole('button', { name: 'Refuse' }).click();
  await expect(page.getByText("You didn't confirm the payment")).toBeVisible();
  // opened twice: the second window has nothing to charge any more
  await sandbox(page, '/faults', { webhooks: 'twice' });
  const twin = await page.context().newPage();
  await twin.goto((await go.getAttribute('href')) ?? '');
  await go.click();
  await page.getByRole('button', { name: 'Confirm payment' }).click();
  await expect(inWallet(page, '៛ 49,750.00')).toBeVisible();
  await twin.getByRole('button', { name: 'Confirm payment' }).click();
  await expect(twin.getByText('Nothing more is charged')).toBeVisible();
  await twin.close();
  await sandbox(page, '/faults', {});
  await expect(
    page
      .getByRole('list', { name: 'Progress of the deposit' })
      .getByRole('listitem')
      .filter({ hasText: 'Payment received' }),
  ).toHaveCount(1);
});

/** Types a card into the page of its provider. */
async function typeCard(page: Page, number: string): Promise<void> {
  await page.getByRole('link', { name: 'Continue to Demo Card' }).click();
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry date (MM/YY)').fill('12/99');
  await page.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: /^Pay 100000/ }).click();
}

test('a deposit by card is confirmed with its bank, and one by voucher takes a code once', { tag: '@night' }, async ({
  page,
}) => {
  await newMember(page);
  await visit(page, '/member?page=depositv2', { theme: 'dark' });
  await order(page, 'Card', '100000');
  await typeCard(page, '4000000000000002');
  await expect(page.getByText('Your bank declined the card')).toBeVisible();
  await expectAccessible(page);
  await typeCard(page, '4000000000003220');
  await expect(page.getByRole('heading', { name: 'Confirm with your bank' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Refuse' }).click();
  await expect(page.getByText('Your bank could not confirm the payment')).toBeVisible();
  await typeCard(page, '4000000000003220');
  await page.getByLabel('Code from your bank').fill('123456');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(inWallet(page, '៛ 96,300.00')).toBeVisible();

  await order(page, 'Voucher', '20000');
  const field = page.getByRole('textbox', { name: 'Voucher code' });
  await field.fill('AAAA-BBBB-CCCC-DDDD');
  await page.getByRole('button', { name: 'Use the voucher' }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/There is no voucher with this code/);
  await expectAccessible(page);
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Get a voucher (opens in a new tab)' }).click();
  const shop = await opened;
  await shop.getByRole('button', { name: 'Get a demo voucher' }).click();
  const code = await shop.getByRole('status').locator('strong').innerText();
  await shop.close();
  await field.fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Use the voucher' }).click();
  await expect(inWallet(page, '៛ 20,000.00')).toBeVisible();
});

test('a deposit to another member is paid when that one confirms it, and looked for when not', {
  tag: '@night',
}, async ({ page }) => {
  await newMember(page);
  await visit(page, '/member?page=depositv2', { theme: 'dark' });
  const path = async () => {
    const link = page.getByRole('link', { name: 'Open the payment page (opens in a new tab)' });
    return new URL((await link.getAttribute('href')) ?? '').pathname;
  };
  // nobody waits for that amount
  await sandbox(page, '/faults', { matches: 'nobody' });
  await order(page, 'Member to member', '30000');
  await expect(page.getByText('Nobody was found to pay')).toBeVisible();
  await sandbox(page, '/faults', {});

  await order(page, 'Member to member', '40000');
  await expect(page.getByText('Transfer exactly this amount, and only once')).toBeVisible();
  await expectAccessible(page);
  const paid = await path();
  await sandbox(page, `${paid}/missing`, {});
  await expect(page.getByText('The payee has not received your transfer')).toBeVisible();
  await expectAccessible(page);
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Open the payment page (opens in a new tab)' }).click();
  const payee = await opened;
  await expectAccessible(payee);
  await payee.getByRole('button', { name: 'It has arrived' }).click();
  await expect(payee.getByText('Nothing more is expected')).toBeVisible();
  await payee.close();
  await expect(inWallet(page, '៛ 40,000.00')).toBeVisible();

  // with a slip it is looked for, whatever the payee says, and paid when he finds it after all
  await order(page, 'Member to member', '50000');
  const found = await path();
  await page.locator('input[type=file]').setInputFiles(slip);
  await expect(page.getByText('Uploaded')).toBeVisible();
  await page.getByRole('button', { name: 'Send the slip' }).click();
  await expect(page.getByText('We have your slip')).toBeVisible();
  await sandbox(page, `${found}/missing`, {});
  await expect(page.getByText('We are looking for your transfer').first()).toBeVisible();
  await sandbox(page, `${found}/arrived`, {});
  await expect(inWallet(page, '៛ 50,000.00')).toBeVisible({ timeout: 20_000 });
});

test('a deposit in USDT is confirmed in view and paid in two parts, and one that comes late is credited once', {
  tag: '@night',
}, async ({ page }) => {
  await newMember(page);
  await visit(page, '/member?page=depositv2', { theme: 'light' });
  const paying = () => page.getByRole('link', { name: 'Open the payment page (opens in a new tab)' });
  const sendPath = async () => `${new URL((await paying().getAttribute('href')) ?? '').pathname}/send`;
  await order(page, 'USDT', '50000');
  await expect(page.getByText('12.5 USDT').first()).toBeVisible();
  await expectAccessible(page);
  const path = await sendPath();
  await sandbox(page, path, { amount: '5' });
  await expect(page.getByRole('progressbar', { name: '5 USDT is on its way' })).toBeVisible();
  await expect(page.getByText('7.5 USDT').first()).toBeVisible();
  await expect(page.getByText('Part of your payment has arrived')).toBeVisible({ timeout: 30_000 });
  await sandbox(page, path, { amount: '7.5' });
  await expect(inWallet(page, '៛ 50,000.00')).toBeVisible({ timeout: 30_000 });

  // after the member has cancelled, and told twice
  await order(page, 'USDT', '80000');
  const late = await sendPath();
  await page.getByRole('button', { name: 'Cancel the order' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the order' }).click();
  await expect(page.getByText('You cancelled this order')).toBeVisible();
  await sandbox(page, '/faults', { webhooks: 'twice' });
  await sandbox(page, late, { amount: '20' });
  await expect(inWallet(page, '៛ 80,000.00')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('It was still credited.')).toBeVisible();
  await sandbox(page, '/faults', {});
  await page.goto('/promotions');
  await expect.poll(() => balanceOf(page)).toBe(1_000_000 + 50_000 + 80_000);
});
