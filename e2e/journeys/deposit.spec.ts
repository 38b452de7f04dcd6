import { slotNode } from '../support/house-slot.ts';
import { payPath, sandbox } from '../support/payments.ts';
import { newMember } from '../support/people.ts';
import { balanceOf, expect, expectAccessible, test, visit } from '../support/site.ts';

test('a deposit by KHQR is credited once although its webhook comes late and twice, and one by transfer in its parts', async ({
  page,
  faults,
}) => {
  const { username } = await newMember(page);
  await visit(page, '/member?page=depositv2', { theme: 'light' });
  const amount = page.getByRole('textbox', { name: 'Amount' });
  const next = page.getByRole('button', { name: 'Continue to payment' });
  await expect(page.getByRole('radio', { name: 'KHQR' })).toBeChecked();
  await amount.fill('៣៩៩៩');
  await next.click();
  await expect(amount).toBeFocused();
  await expect(amount).toHaveAccessibleDescription('This method takes ៛ 4,000 or more.');
  await page.getByRole('button', { name: '៛ 50,000' }).click();
  await expect(page.getByText('Arrives in your wallet')).toBeVisible();
  await next.click();

  await expect(page.getByRole('img', { name: 'KHQR code for the app of your bank' })).toBeVisible();
  // the form is gone, and the next key goes on from the page of the order
  await expect(page.getByRole('main')).toBeFocused();
  await expectAccessible(page);
  // a reload, or another device, goes on with the same order
  await page.reload();
  await expect(page.getByRole('img', { name: 'KHQR code for the app of your bank' })).toBeVisible();
  const order = new URL(page.url()).searchParams.get('order') ?? '';
  await sandbox(page, '/faults', { webhooks: 'late', lateSeconds: '1' });
  await sandbox(page, await payPath(page), { amount: '50000' });
  await sandbox(page, '/faults', { webhooks: 'twice' });
  await expect(page.getByRole('status').filter({ hasText: '៛ 50,000.00 is in your wallet' })).toBeVisible();
  const course = page.getByRole('list', { name: 'Progress of the deposit' }).getByRole('listitem');
  await expect(course).toHaveText([/Order made/, /Payment received/, /In your wallet/]);

  await page.getByRole('link', { name: 'Make another deposit' }).click();
  await expect(page.getByRole('row', { name: new RegExp(`KHQR.*${order}.*50,000.*In your wallet`) })).toBeVisible();
  await page.getByRole('radio', { name: 'Bank transfer' }).check();
  await amount.fill('40000');
  await next.click();
  const transfer = await payPath(page);
  await expect(page.getByText('Pay exactly').first()).toBeVisible();
  await sandbox(page, '/faults', {});
  await sandbox(page, transfer, { amount: '15000' });
  await expect(page.getByText('Part of your payment has arrived')).toBeVisible();
  await expect(page.getByText('Still to pay').first()).toBeVisible();
  await sandbox(page, transfer, { amount: '25000' });
  await expect(page.getByRole('status').filter({ hasText: '៛ 38,000.00 is in your wallet' })).toBeVisible();

  // every line of the wallet has its cause: one payment by code, two by transfer
  await page.goto('/member?page=transferFund&kind=DEPOSIT');
  const movements = page.getByRole('table', { name: 'Movements' }).getByRole('row', { name: /Deposit/ });
  await expect(movements).toHaveText([/24,000\.00/, /14,000\.00/, /50,000\.00/]);
  await expect(page.getByText('៛1,088,000.00').first()).toBeVisible();
  await movements
    .last()
    .getByRole('link', { name: `Deposit ${order}` })
    .click();
  await expect(page.getByText('៛ 50,000.00 is in your wallet')).toBeVisible();

  await page.goto('/promotions');
  // play money of a new account, 50,000 by code, and 40,000 less the fee of each part
  await expect.poll(() => balanceOf(page)).toBe(1_000_000 + 50_000 + 38_000);
  await page.getByRole('banner').getByRole('button', { name: 'Deposit' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Deposit' })).toBeVisible();

  // of a limit of 100,000 the 90,000 that were paid are used, and what is above the rest is refused
  await page.getByRole('link', { name: 'Set a deposit limit' }).click();
  await page.getByRole('button', { name: 'Set a limit: Deposits' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Amount' }).fill('100000');
  await page.getByRole('button', { name: 'Save the limit' }).click();
  await expect(page.getByText(/10,000\.00 left/)).toBeVisible();
  await expectAccessible(page);
  await page.goto('/member?page=depositv2');
  await expect(page.getByText(/Left of your deposit limit/)).toBeVisible();
  await page.getByRole('button', { name: '៛ 50,000' }).click();
  await next.click();
  await expect(page.getByText('You have reached your deposit limit.')).toBeVisible();
  // an exclusion closes play, and the way out stays open
  await page.goto('/member?page=safer');
  await page.getByRole('button', { name: 'Exclude me' }).click();
  const question = page.getByRole('dialog');
  await question.getByRole('textbox', { name: 'Your username' }).fill(username);
  await question.getByRole('button', { name: 'Exclude me' }).click();
  await expect(page.getByText('You have excluded yourself')).toBeVisible();
  await page.goto(`/game?node=${slotNode}`);
  await expect(page.getByText('Games and deposits are closed for you.')).toBeVisible();
  // an order above the limit, and a launch during the exclusion
  expect(faults.splice(0)).toEqual([expect.stringContaining('403'), expect.stringContaining('403')]);
  await page.getByRole('link', { name: 'Limits and breaks' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Withdraw' }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Withdraw' })).toBeVisible();
});
