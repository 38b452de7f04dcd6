import type { Page } from '@playwright/test';
import { paymentsOrigin } from '../support/addresses.ts';
import { newMember } from '../support/people.ts';
import { expect, expectAccessible, test, visit } from '../support/site.ts';

/** Sends a form of the payment sandbox, as its operator. */
const sandbox = async (page: Page, path: string, form: Record<string, string>): Promise<void> => {
  const answer = await page.context().request.post(`${paymentsOrigin}${path}`, { form, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
};

/** Makes an order of a new page of deposits. @returns its number */
async function order(page: Page, method: string, amount: string): Promise<string> {
  await page.goto('/member?page=depositv2');
  await page.getByRole('radio', { name: method }).check();
  await page.getByRole('textbox', { name: 'Amount' }).fill(amount);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page).toHaveURL(/order=/);
  return new URL(page.url()).searchParams.get('order') ?? '';
}

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
  await expect(inWallet(page, '៛49,750.00')).toBeVisible();
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
