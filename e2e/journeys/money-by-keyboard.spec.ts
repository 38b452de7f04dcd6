import type { Page } from '@playwright/test';
import { operationsOrigin } from '../support/addresses.ts';
import {
  choose,
  chooseFile,
  expectFocusKept,
  expectFocusSeen,
  expectHeard,
  pick,
  press,
  watch,
  write,
} from '../support/keyboard.ts';
import { operatorsApi } from '../support/operators.ts';
import { payPath, sandbox } from '../support/payments.ts';
import { passIdentityCheck, skipWait, withdrawalPassword } from '../support/payout-account.ts';
import { newMember, newNumber } from '../support/people.ts';
import { expect, expectNoSidewaysScroll, test, visit } from '../support/site.ts';
import { statement } from '../support/statement.ts';

/** What a new member has, what is paid in, and what is asked for. */
const opening = 1_000_000;
const deposit = 20_000;
const withdrawal = 500_000;
/** The e-wallet takes 400,000 at once, so what half a per cent leaves comes in two. */
const part = (withdrawal - 2_500) / 2;

/** What was just done has left the focus on the page, and nothing has had it without showing it. */
async function expectFocus(page: Page): Promise<void> {
  await expectFocusKept(page);
  await expectFocusSeen(page);
}

/** The operators let a withdrawal go. */
async function approve(orderNo: string): Promise<void> {
  const operators = await operatorsApi(operationsOrigin);
  const { content } = await operators.get<{ content: { id: string; orderNo: string }[] }>(
    '/api/withdrawals?state=REVIEW',
  );
  const id = content.find((order) => order.orderNo === orderNo)?.id;
  await operators.send('POST', `/api/withdrawals/${id}/approval`, { reason: 'All fits' });
  await operators.close();
}

/** The operators give back what has not arrived. */
async function giveBack(orderNo: string, reason: string): Promise<void> {
  const operators = await operatorsApi(operationsOrigin);
  const { content } = await operators.get<{ content: { id: string; orderNo: string }[] }>('/api/disputes?state=OPEN');
  const id = content.find((dispute) => dispute.orderNo === orderNo)?.id;
  await operators.send('POST', `/api/disputes/${id}/resolution`, { outcome: 'RETURNED', reason });
  await operators.close();
}

/** On a screen of the size of its name, money comes in, is asked for, and comes back in part, by keys alone. */
async function walk(page: Page): Promise<void> {
  await skipWait();
  const { username } = await newMember(page);
  await watch(page);
  await passIdentityCheck(page, username);
  // what was pressed until here was pressed by a pointer
  await visit(page, '/member?page=depositv2');

  await test.step('pays in', async () => {
    await pick(page.getByRole('radio', { name: 'KHQR' }));
    await write(page.getByRole('textbox', { name: 'Amount' }), String(deposit));
    await press(page.getByRole('button', { name: 'Continue to payment' }));
    await expect(page.getByRole('img', { name: 'KHQR code for the app of your bank' })).toBeVisible();
    await expectFocus(page);
    await expectNoSidewaysScroll(page);
    await sandbox(page, await payPath(page), { amount: String(deposit) });
    await expect(page.getByRole('status').filter({ hasText: '៛ 20,000.00 is in your wallet' })).toBeVisible();
    await expectHeard(page, '៛\u00a020,000.00 is in your wallet');
    await expectFocus(page);
  });

  let order = '';
  await test.step('sets a withdrawal password, adds an account, and asks for money', async () => {
    await visit(page, '/member?page=withdraw');
    await write(page.getByLabel('New withdrawal password'), withdrawalPassword);
    await write(page.getByLabel('The same digits again'), withdrawalPassword);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Set the withdrawal password' })).toBeHidden();
    await expectFocus(page);
    await choose(page.getByRole('combobox', { name: 'Bank or e-wallet' }), 'Demo Wallet', 'E-wallet');
    await write(page.getByRole('textbox', { name: 'Account number' }), `0${newNumber()}`);
    await write(page.getByRole('textbox', { name: 'Account name' }), 'Sok Dara');
    await page.keyboard.press('Enter');
    const amount = page.getByRole('textbox', { name: 'Amount' });
    await expect(amount).toBeVisible();
    await expectFocus(page);
    await write(amount, String(withdrawal));
    await write(page.getByLabel('Withdrawal password'), withdrawalPassword);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Our team is looking at your request')).toBeVisible();
    await expectFocus(page);
    await expectNoSidewaysScroll(page);
    order = new URL(page.url()).searchParams.get('order') ?? '';
  });

  await test.step('has received the first part, and not the second one, with a picture that shows it', async () => {
    await approve(order);
    await expect(page.getByRole('status').filter({ hasText: '៛ 497,500.00 has been paid' })).toBeVisible();
    await expectFocusKept(page);
    await press(page.getByRole('link', { name: `Confirm the payment ${order}-1` }));
    await press(page.getByRole('button', { name: 'Received', exact: true }));
    await expect(page.getByText('Thank you. It is marked as received', { exact: true })).toBeVisible();
    await expectFocus(page);
    await press(page.getByRole('link', { name: 'See the withdrawal' }));
    await press(page.getByRole('link', { name: `Confirm the payment ${order}-2` }));
    await press(page.getByRole('button', { name: 'Not received' }));
    await expect(page.getByText('The payment has not arrived')).toBeVisible();
    await pick(page.getByRole('radio', { name: 'The money is not there' }));
    await chooseFile(page.getByLabel('Pictures of your account statement'), statement);
    await expect(page.getByText('Uploaded')).toBeVisible();
    await expectFocus(page);
    await write(page.getByRole('textbox', { name: 'Anything else we should know?' }), 'The first part is there.');
    await press(page.getByRole('button', { name: 'Open a dispute' }));
    await expect(page.getByRole('list', { name: 'Progress of the dispute' })).toContainText('We are looking at it');
    await expectFocus(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step('reads that the money is back, and finds it in the wallet', async () => {
    await giveBack(order, 'The e-wallet has no such credit');
    const answer = page.getByRole('status').filter({ hasText: 'The e-wallet has no such credit' });
    await expect(answer).toContainText('The money is back in your wallet');
    await expectFocus(page);
    await visit(page, '/member?page=transferFund');
    const left = opening + deposit - withdrawal + part;
    await expect(
      page.getByText(`៛${left.toLocaleString('en-US', { minimumFractionDigits: 2 })}`).first(),
    ).toBeVisible();
    await press(page.getByRole('link', { name: `Withdrawal ${order}` }).first());
    await expect(page.getByRole('list', { name: 'Progress of the withdrawal' })).toBeVisible();
    await expectFocus(page);
  });
}

const title = 'by keyboard alone money is paid in, withdrawn in parts, disputed with a picture, and given back';

test(`${title}, at a desk`, { tag: '@night' }, ({ page }) => {
  test.setTimeout(420_000);
  return walk(page);
});

test(`${title}, on a narrow screen`, { tag: '@night' }, async ({ page }) => {
  test.setTimeout(420_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await walk(page);
});
