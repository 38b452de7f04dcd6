import { expect, test } from 'vitest';
import { testDb } from '../../test/harness.ts';
import { testWallets } from '../../test/wallets.ts';
import { memberBalance, vendorBalance } from './balance.ts';
import { bet, moveOwnMoney, rollbackPayout, settleWon, transfer } from './flows.ts';
import { type Posted, type Posting, post } from './ledger.ts';

const t = await testDb();
const db = t.db.kysely;
const currency = 'KHR';

const { wallet, money, sound } = testWallets(db, currency);

/** A bonus of `amount`, granted once per key. */
const bonus = (member: string, amount: bigint, key = member): Posting => ({
  key: `bonus:${key}`,
  kind: 'BONUS',
  ref: 'test',
  member,
  currency,
  legs: [
    { kind: 'PROMO', amount: -amount },
    { kind: 'BONUS', owner: member, amount },
  ],
});
const grantBonus = (member: string, amount: bigint): Promise<Posted> => post(db, bonus(member, amount));
const pocketsOf = async (member: string) => {
  const { sumBalance, playable } = await memberBalance(db, member, currency);
  return [sumBalance, playable - sumBalance];
};

test('a stake takes cash first and then bonus', async () => {
  const member = await wallet(700n);
  await grantBonus(member, 400n);
  await post(db, bet(money(member, 'pockets-1', 500n)));
  expect(await pocketsOf(member)).toEqual([200n, 400n]);
  const { legs } = await post(db, bet(money(member, 'pockets-2', 500n)));
  expect(await pocketsOf(member)).toEqual([0n, 100n]);
  expect(legs.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['MAIN', -200n],
    ['OPEN_BETS', 500n],
    ['BONUS', -300n],
  ]);
  await post(db, bet(money(member, 'pockets-3', 100n)));
  expect(await pocketsOf(member)).toEqual([0n, 0n]);
  await sound();
});

test('a stake of bonus alone is taken, also from a member who never had cash, and never more than both hold', async () => {
  const member = await wallet(0n);
  await grantBonus(member, 400n);
  await expect(post(db, bet(money(member, 'alone-1', 401n)))).rejects.toMatchObject({ code: 'WALLET_INSUFFICIENT' });
  const { legs } = await post(db, bet(money(member, 'alone-2', 400n)));
  expect(legs.find(({ wallet }) => wallet)?.wallet).toEqual({ cash: 0n, bonus: 0n, version: 2n });
  await sound();
});

test('nothing but a stake reaches the bonus', async () => {
  const member = await wallet(100n);
  await grantBonus(member, 400n);
  const send = transfer({ member, receiver: await wallet(0n), currency, amount: 101n, key: 'bonus' });
  await expect(post(db, send)).rejects.toMatchObject({ code: 'WALLET_INSUFFICIENT' });
});

test('a wallet with a debt stakes nothing, whatever its bonus', async () => {
  const member = await wallet(0n);
  await grantBonus(member, 400n);
  await post(db, rollbackPayout(money(member, 'debt-1', 100n)));
  await expect(post(db, bet(money(member, 'debt-2', 50n)))).rejects.toMatchObject({ code: 'WALLET_FROZEN' });
});

test('the version grows when the bonus alone moves', async () => {
  const member = await wallet(100n);
  const before = await memberBalance(db, member, currency);
  await grantBonus(member, 400n);
  expect((await memberBalance(db, member, currency)).version).toBe(before.version + 1n);
});

test('a replay names what the first try took from which pocket', async () => {
  const member = await wallet(100n);
  await grantBonus(member, 400n);
  const first = await post(db, bet(money(member, 'split', 300n)));
  const again = await post(db, bet(money(member, 'split', 300n)));
  expect(again).toEqual({ ...first, replayed: true });
});

test('parallel stakes spend both pockets to the last and no further', async () => {
  const member = await wallet(1_000n);
  await grantBonus(member, 1_000n);
  const bets = await Promise.allSettled(
    Array.from({ length: 32 }, (_, index) => post(db, bet(money(member, `both-${index}`, 90n)))),
  );
  expect(bets.filter(({ status }) => status === 'fulfilled')).toHaveLength(22);
  expect(await pocketsOf(member)).toEqual([0n, 20n]);
  await sound();
});

test('a wallet whose pockets move at the same time tells each version once, the last one with what it holds', async () => {
  // together enough for all stakes, whatever comes first
  const member = await wallet(2_000n);
  await grantBonus(member, 4_000n);
  const movements = Array.from({ length: 60 }, (_, index): Posting => {
    const about = money(member, `mixed-${index}`, 150n);
    if (index % 3 === 0) return bonus(member, 100n, `${member}-${index}`);
    return index % 3 === 1 ? settleWon({ ...about, bonus: 50n }, 0n) : bet({ ...about, amount: 250n });
  });
  const posted = await Promise.all(movements.map((one) => post(db, one)));
  const wallets = posted.map(({ legs }) => legs.find(({ owner }) => owner === member)?.wallet).filter((one) => !!one);
  expect(new Set(wallets.map(({ version }) => version)).size).toBe(60);
  const last = wallets.reduce((a, b) => (a.version > b.version ? a : b));
  const { sumBalance, playable, version } = await memberBalance(db, member, currency);
  expect(last).toEqual({ cash: sumBalance, bonus: playable - sumBalance, version });
  await sound();
});

/** Money at the vendor of `money`. */
const bring = (member: string, amount: bigint) =>
  post(db, moveOwnMoney({ member, currency, amount, key: `bring-${member}`, to: 'HOUSE' }));
const atVendor = (member: string, transactionId: string, amount: bigint) => ({
  ...money(member, transactionId, amount),
  inVendorWallet: true,
});
const holds = async (member: string) => {
  const { playable } = await vendorBalance(db, member, currency, 'HOUSE');
  const [cash = 0n, bonus = 0n] = await pocketsOf(member);
  return { cash, bonus, vendor: playable - bonus };
};

test('a stake at a vendor takes what lies there and then bonus, never the little that lies elsewhere, whenever the bonus came', async () => {
  const member = await wallet(1_000n);
  await bring(member, 300n);
  await grantBonus(member, 400n);
  const { legs, vendorWallet } = await post(db, bet(atVendor(member, 'vendor-1', 500n)));
  expect(await holds(member)).toEqual({ cash: 700n, bonus: 200n, vendor: 0n });
  expect(legs.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['VENDOR', -300n],
    ['OPEN_BETS', 500n],
    ['BONUS', -200n],
  ]);
  const { version } = await vendorBalance(db, member, currency, 'HOUSE');
  expect(vendorWallet).toMatchObject({ cash: 0n, bonus: 200n, version });
  await expect(post(db, bet(atVendor(member, 'vendor-2', 201n)))).rejects.toMatchObject({
    code: 'WALLET_INSUFFICIENT',
  });
  await post(db, bet(atVendor(member, 'vendor-3', 200n)));
  expect(await holds(member)).toEqual({ cash: 700n, bonus: 0n, vendor: 0n });
  await sound();
});

test('a stake at a vendor takes no bonus while a unit of cash lies elsewhere', async () => {
  const member = await wallet(10_300n);
  await bring(member, 300n);
  await grantBonus(member, 400n);
  await expect(post(db, bet(atVendor(member, 'unit-1', 301n)))).rejects.toMatchObject({ code: 'WALLET_INSUFFICIENT' });
  await post(db, bet(atVendor(member, 'unit-2', 300n)));
  expect((await memberBalance(db, member, currency)).playable).toBe(10_400n);
  await sound();
});

test('a member without money at a vendor and without a bonus stakes nothing there', async () => {
  const member = await wallet(1_000n);
  await expect(post(db, bet(atVendor(member, 'vendor-none', 1n)))).rejects.toMatchObject({
    code: 'WALLET_INSUFFICIENT',
  });
});

test('a payout that is taken back beyond what lies at the vendor is owed by the cash, and stakes wait for it', async () => {
  const member = await wallet(1_000n);
  await bring(member, 300n);
  const back = await post(db, rollbackPayout(atVendor(member, 'vendor-back', 1_100n)));
  expect(back.legs.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['VENDOR', -300n],
    ['GGR', 1_100n],
    ['MAIN', -800n],
  ]);
  expect(await holds(member)).toEqual({ cash: -100n, bonus: 0n, vendor: 0n });
  await post(db, settleWon(atVendor(member, 'vendor-won', 500n), 0n));
  await expect(post(db, bet(atVendor(member, 'vendor-4', 1n)))).rejects.toMatchObject({ code: 'WALLET_FROZEN' });
  await post(db, moveOwnMoney({ member, currency, amount: 200n, key: 'pay', from: 'HOUSE' }));
  await post(db, bet(atVendor(member, 'vendor-5', 300n)));
  expect(await holds(member)).toEqual({ cash: 100n, bonus: 0n, vendor: 0n });
  await sound();
});

test('stakes at a vendor, transfers and bonuses of one wallet move at once without a deadlock or a lost version', async () => {
  const member = await wallet(6_000n);
  // in whatever order they come, no stake finds less there than it takes: it would take the rest from the bonus
  await bring(member, 4_000n);
  await grantBonus(member, 4_000n);
  const movements = Array.from({ length: 60 }, (_, index): Posting => {
    const about = atVendor(member, `crossed-${index}`, 150n);
    if (index % 4 === 0) return bonus(member, 100n, `${member}-${index}`);
    if (index % 4 === 1) return settleWon({ ...about, bonus: 50n }, 0n);
    if (index % 4 === 2) return bet({ ...about, amount: 250n });
    const way = index % 8 === 3 ? { from: 'HOUSE' } : { to: 'HOUSE' };
    return moveOwnMoney({ member, currency, amount: 10n, key: `crossed-${index}`, ...way });
  });
  const posted = await Promise.all(movements.map((one) => post(db, one)));
  const told = posted.map(({ vendorWallet }) => vendorWallet).filter((one) => !!one);
  expect(new Set(told.map(({ version }) => version)).size).toBe(30);
  // 15 bonuses, 15 payouts with 50 of bonus, 15 stakes from what lies there, as many transfers either way but one
  expect(await holds(member)).toMatchObject({ vendor: 4_000n + 15n * 100n - 15n * 250n - 10n });
  await sound();
});
