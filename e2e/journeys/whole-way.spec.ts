import type { Page } from '@playwright/test';
import { operationsOrigin } from '../support/addresses.ts';
import { houseSlot, playRound, slotNode } from '../support/house-slot.ts';
import { operatorsApi } from '../support/operators.ts';
import { payPath, sandbox } from '../support/payments.ts';
import { addPayoutAccount, passIdentityCheck, skipWait, withdrawalPassword } from '../support/payout-account.ts';
import { newMember, newNumber } from '../support/people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, forgive, test, visit } from '../support/site.ts';
import { statement } from '../support/statement.ts';

/** What a new member has, and what is paid in and asked for. */
const opening = 1_000_000;
const deposit = 20_000;
const bonus = 10_000;
const wagering = 300_000;
const withdrawal = 500_000;
/** A half per cent. */
const fee = 2_500;
/** The e-wallet takes 400,000 at once, so it comes in two. */
const part = (withdrawal - fee) / 2;
/** The greatest stake of the slot below the largest bet of the bonus, and how often the smallest is raised for it. */
const stake = 10_000;
const raises = 4;

const answerOf = <Value>(page: Page, path: string): Promise<Value> =>
  page.evaluate(async (asked) => {
    const headers = { Authorization: `Bearer ${sessionStorage.getItem('token')}` };
    return (await (await fetch(asked, { headers })).json()).value;
  }, path);

/** What the betting record comes to. */
const playedOf = async (page: Page) =>
  (await answerOf<{ totals: { net: string; validBet: string } }>(page, '/wps/report/bets')).totals;

/** What the wallet holds, by its page and by the answer behind it. */
async function expectInWallet(page: Page, amount: number): Promise<void> {
  await page.goto('/member?page=transferFund');
  const written = amount.toLocaleString('en-US', { minimumFractionDigits: 2 });
  await expect(page.getByText(`៛${written}`).first()).toBeVisible();
  const { sumBalance } = await answerOf<{ sumBalance: string }>(page, '/wps/v2/wallets/balance');
  expect(Number(sumBalance)).toBeCloseTo(amount, 4);
}

interface Movement {
  readonly kind: string;
  readonly amount: string;
  readonly balanceAfter: string;
}
interface MemberMoney {
  readonly parts: { readonly cash: string; readonly onHold: string; readonly bonus: string; readonly locked: string };
}

/** All movements of the member, the newest first. */
async function movementsOf(page: Page): Promise<readonly Movement[]> {
  const all: Movement[] = [];
  for (let cursor: string | undefined = ''; cursor !== undefined; ) {
    const next: { content: Movement[]; nextCursor?: string } = await answerOf(
      page,
      `/wps/report/transactions${cursor && `?cursor=${encodeURIComponent(cursor)}`}`,
    );
    all.push(...next.content);
    cursor = next.nextCursor;
  }
  return all;
}

/** On a screen of the size of its name, the way of the money from the bank into the wallet, through play, and back. */
async function walk(page: Page, faults: string[]): Promise<void> {
  await skipWait();
  const { username } = await newMember(page);
  await visit(page, '/member?page=depositv2');

  let order = '';
  await test.step('pays in with a bonus; that it was paid is told late, and twice', async () => {
    await page.getByRole('radio', { name: 'KHQR' }).check();
    await page.getByRole('textbox', { name: 'Amount' }).fill(String(deposit));
    await page.getByRole('radio', { name: /Bonus of .*50%/ }).check();
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(page.getByRole('img', { name: 'KHQR code for the app of your bank' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    order = new URL(page.url()).searchParams.get('order') ?? '';
    await sandbox(page, '/faults', { webhooks: 'late', lateSeconds: '1' });
    await sandbox(page, await payPath(page), { amount: String(deposit) });
    await sandbox(page, '/faults', { webhooks: 'twice' });
    await expect(page.getByRole('status').filter({ hasText: '៛ 20,000.00 is in your wallet' })).toBeVisible();
    await sandbox(page, '/faults', {});
  });

  await test.step('is told that the bonus and the bets of the deposit come first', async () => {
    await passIdentityCheck(page, username);
    await expect(page.getByText('Your bonus comes first')).toBeVisible();
    await page.goto('/member?page=transferFund');
    await expect(page.getByText(/^៛ 0\.00 of ៛ 20,000\.00 in valid bets$/)).toBeVisible();
    await expect(page.getByRole('link', { name: `Deposit ${order}` }).first()).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('plays with the largest bets of the bonus until both are done', async () => {
    await page.goto(`/game?node=${slotNode}`);
    const { game, spin } = await houseSlot(page);
    const raise = game.getByRole('button', { name: 'Raise the bet' });
    for (let step = 0; step < raises; step++) await raise.click();
    await expect(raise).toHaveAttribute('aria-disabled', 'true');
    // a round that a slow wallet has had rolled back counts for nothing, and another one is played
    const isDone = async () => Number((await playedOf(page)).validBet) >= wagering;
    for (let round = 1; round < wagering / stake || !(await isDone()); round++) await playRound(page, spin);
    // a slow wallet is said by 503, and the game asks again
    forgive(faults, /503/);
    await page.goto('/member?page=bonusDetails');
    await expect(page.getByRole('region', { name: 'All bonuses' })).toContainText('Became cash');
    await page.goto('/member?page=transferFund');
    await expect(page.getByRole('table', { name: 'Movements' })).toBeVisible();
    await expect(page.getByText('in valid bets')).toBeHidden();
  });

  const played = Number((await playedOf(page)).net);
  const before = opening + deposit + bonus + played;
  await expectInWallet(page, before);

  let payout = '';
  await test.step('withdraws what is looked at first, and comes in two parts', async () => {
    await page.goto('/member?page=withdraw');
    await addPayoutAccount(page, 'Demo Wallet', `0${newNumber()}`);
    await page.getByRole('textbox', { name: 'Amount' }).fill(String(withdrawal));
    await page.getByLabel('Withdrawal password').fill(withdrawalPassword);
    await page.getByRole('button', { name: 'Send the request' }).click();
    await expect(page.getByText('Our team is looking at your request')).toBeVisible();
    payout = new URL(page.url()).searchParams.get('order') ?? '';
    await expectNoSidewaysScroll(page);
  });

  const desk = await page.context().newPage();
  /** Decides about a dispute of the withdrawal, with words for the member. */
  const decide = async (state: string, decision: string, words: string): Promise<void> => {
    await desk.goto(`${operationsOrigin}/disputes?state=${state}`);
    const dispute = desk.getByRole('row').filter({ hasText: payout });
    await dispute.getByRole('button', { name: new RegExp(`^${decision}`) }).click();
    const question = desk.getByRole('alertdialog');
    await question.getByLabel('What the member reads').fill(words);
    await question.getByRole('button', { name: decision }).click();
    await expect(question).toBeHidden();
  };

  await test.step('an operator approves it beside what it is decided by', async () => {
    await desk.goto(`${operationsOrigin}/withdrawals?state=REVIEW`);
    await desk.getByRole('link', { name: payout }).click();
    await expect(desk.getByRole('heading', { level: 1, name: `Withdrawal ${payout}` })).toBeVisible();
    await expectAccessible(desk);
    await desk.getByRole('button', { name: /^Approve/ }).click();
    await desk.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
    await expect(desk.getByText('The withdrawal is approved', { exact: true })).toBeVisible();
  });

  await test.step('confirms the first part, and says with pictures that the second one has not arrived', async () => {
    await expect(page.getByRole('status').filter({ hasText: '៛ 497,500.00 has been paid' })).toBeVisible();
    await page.getByRole('link', { name: `Confirm the payment ${payout}-1` }).click();
    await page.getByRole('button', { name: 'Received', exact: true }).click();
    await expect(page.getByText('Thank you. It is marked as received', { exact: true })).toBeVisible();
    await page.goto(`/member?page=withdraw&order=${payout}`);
    await expect(page.getByRole('link', { name: `See the payment ${payout}-1` })).toBeVisible();
    await page.getByRole('link', { name: `Confirm the payment ${payout}-2` }).click();
    await page.getByRole('button', { name: 'Not received' }).click();
    await page
      .getByLabel('Pictures of your account statement')
      .setInputFiles([statement, { ...statement, name: 'statement-2.png' }]);
    await expect(page.getByText('Uploaded')).toHaveCount(2);
    await page.getByRole('textbox', { name: 'Anything else we should know?' }).fill('The first part is there.');
    await page.getByRole('button', { name: 'Open a dispute' }).click();
    await expect(page.getByRole('list', { name: 'Progress of the dispute' })).toContainText('We are looking at it');
    await expectNoSidewaysScroll(page);
  });

  await test.step('is asked for one more picture, sends it, and gets the money of that part back', async () => {
    await decide('OPEN', 'Ask the member', 'Please show the days since the payment');
    const asked = page.getByRole('status').filter({ hasText: 'We need more from you' });
    await expect(asked).toContainText('Please show the days since the payment');
    await page
      .getByLabel('Pictures of your account statement')
      .setInputFiles({ ...statement, name: 'statement-3.png' });
    await expect(page.getByText('Uploaded')).toBeVisible();
    await page.getByRole('button', { name: 'Send the pictures' }).click();
    await expect(page.getByRole('img', { name: 'Picture 3 of your account statement' })).toBeVisible();
    await decide('OPEN', 'Give back', 'The e-wallet has no such credit');
    await expect(page.getByRole('list', { name: 'Progress of the dispute' })).toContainText(
      'The money is back in your wallet',
    );
    const answer = page.getByRole('status').filter({ hasText: 'The e-wallet has no such credit' });
    await expect(answer).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step('wallet, record, ledger and operators say the same', async () => {
    const left = before - withdrawal + part;
    await expectInWallet(page, left);
    const movements = await movementsOf(page);
    const sumOf = (...kinds: string[]) =>
      movements.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { amount }) => sum + Number(amount), 0);
    expect(sumOf('GRANT')).toBe(opening);
    expect(sumOf('DEPOSIT')).toBe(deposit);
    expect(sumOf('PROMOTION')).toBe(bonus);
    expect(sumOf('BET', 'WIN', 'REFUND')).toBeCloseTo(played, 4);
    expect(sumOf('WITHDRAWAL', 'WITHDRAWAL_BACK')).toBe(part - withdrawal);
    expect(movements.filter(({ kind }) => kind === 'DEPOSIT')).toHaveLength(1);
    // each line goes on from the one before
    let known = 0;
    for (const { amount, balanceAfter } of movements.toReversed()) {
      known += Number(amount);
      expect(Number(balanceAfter)).toBeCloseTo(known, 4);
    }
    expect(known).toBeCloseTo(left, 4);

    const operators = await operatorsApi(operationsOrigin);
    const found = await operators.get<{ content: { id: string; username: string }[] }>(`/api/members?q=${username}`);
    const id = found.content.find((member) => member.username === username)?.id;
    const { parts } = await operators.get<MemberMoney>(`/api/members/${id}/money`);
    expect(Number(parts.cash)).toBeCloseTo(left, 4);
    expect([parts.onHold, parts.bonus, parts.locked].map(Number)).toEqual([0, 0, 0]);
    await operators.close();
  });
  await desk.close();
}

const title = 'money that is paid in with a bonus is played free, withdrawn in parts, disputed, and given back';

test(`${title}, at a desk`, { tag: '@night' }, ({ page, faults }) => {
  test.setTimeout(600_000);
  return walk(page, faults);
});

test(`${title}, on a phone`, { tag: ['@night', '@small'] }, ({ page, faults }) => {
  test.setTimeout(600_000);
  return walk(page, faults);
});
