/** Why this file stays whole: each rule is tried with the seats and wallets that the model at the end plays with. */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { addMember, addVendor } from '../../../test/fixtures.ts';
import { testDb } from '../../../test/harness.ts';
import { runs } from '../../../test/runs.ts';
import { takeSeat } from '../../../test/seat.ts';
import type { SignedIn } from '../../contract/actor.ts';
import { createCursors } from '../../contract/cursors.ts';
import { inTransaction } from '../../kernel/db/transaction.ts';
import { Fault } from '../../kernel/fault.ts';
import { createFieldCipher } from '../../kernel/field-cipher.ts';
import { formatMoney, MONEY_SCALE, type Money } from '../../kernel/money.ts';
import { vendorBalance } from '../../ledger/balance.ts';
import { grantBonus } from '../../ledger/flows.ts';
import { post } from '../../ledger/ledger.ts';
import { verifyLedger } from '../../ledger/verify.ts';
import { resultChecks } from '../results/results.verify.ts';
import { seamlessChecks } from '../seamless/seamless.verify.ts';
import type { Settings } from '../system/settings.service.ts';
import { SETTINGS } from '../system/settings.ts';
import { createVendorWallets } from './vendor-wallets.service.ts';
import { vendorWalletChecks } from './vendor-wallets.verify.ts';

const t = await testDb();
const db = t.db.kysely;
const vendors = ['HOUSE', 'LOTUS'] as const;
type Vendor = (typeof vendors)[number];

let perVendor = true;
const ports = {
  db,
  cursors: createCursors(createFieldCipher(new Uint8Array(32).fill(7))),
  settings: {
    current: async () => ({ merchant: SETTINGS.merchant.parse({ hasVendorWallets: perVendor }) }),
  } as unknown as Settings,
  gate: { assertNoBreak: async () => undefined },
  now: () => new Date(),
};
const wallets = createVendorWallets(ports);

beforeAll(async () => {
  for (const vendor of vendors) await addVendor(db, vendor, ['slot']);
});

const call = { language: 'EN', ip: '127.0.0.1' } as const;
const unit = (count: number): Money => BigInt(count) * MONEY_SCALE;

/** A member with cash and a bonus, and a seat at each vendor. */
async function sit(cash: number, bonus: number) {
  const memberId = await addMember(db, { amount: unit(cash) });
  const amount = unit(bonus);
  if (amount > 0n) await post(db, grantBonus({ member: memberId, currency: 'KHR', bonus: `test-${memberId}`, amount }));
  const actor = { role: 'member', memberId, currency: 'KHR' } as SignedIn;
  const playsAtVendor = async () => perVendor;
  const seatAt = (vendor: Vendor) => takeSeat(db, { vendor, gameId: 'slot', memberId, playsAtVendor });
  const seats = { HOUSE: await seatAt('HOUSE'), LOTUS: await seatAt('LOTUS') };
  return {
    memberId,
    seats,
    move: (from: Vendor | undefined, to: Vendor | undefined, moved: Money) =>
      inTransaction(db, (trx) =>
        wallets.transfer(trx, actor, { fromVendor: from, toVendor: to, amount: formatMoney(moved) }, call),
      ),
    collect: () => inTransaction(db, (trx) => wallets.collect(trx, actor, call)),
    async holds() {
      const rows = await db
        .selectFrom('ledger_account')
        .select(['kind', 'lane', 'balance'])
        .where('owner', '=', memberId)
        .execute();
      const of = (kind: string, lane = '') =>
        BigInt(rows.find((row) => row.kind === kind && row.lane === lane)?.balance ?? 0);
      return { main: of('MAIN'), bonus: of('BONUS'), HOUSE: of('VENDOR', 'HOUSE'), LOTUS: of('VENDOR', 'LOTUS') };
    },
  };
}

const soundBooks = async () =>
  expect(await verifyLedger(db, [...seamlessChecks, ...resultChecks, ...vendorWalletChecks])).toMatchObject({
    ok: true,
  });

interface PlayedBet {
  vendor: Vendor;
  round: string;
  transactionId: string;
  cash: Money;
  bonus: Money;
  isAtVendor: boolean;
  state: 'OPEN' | 'SETTLED' | 'BACK';
  payout: Money;
}

interface PromoWin {
  vendor: Vendor;
  round: string;
}

/** The wallets as plain sums. Each step answers the refusal that it expects. */
class Model {
  main: Money;
  bonus: Money;
  HOUSE: Money = 0n;
  LOTUS: Money = 0n;
  readonly bets: PlayedBet[] = [];
  readonly promos: PromoWin[] = [];

  constructor(cash: Money, bonus: Money) {
    this.main = cash;
    this.bonus = bonus;
  }

  get sums() {
    return { main: this.main, bonus: this.bonus, HOUSE: this.HOUSE, LOTUS: this.LOTUS };
  }

  /** Whether stakes at a vendor take bonus: cash comes first, wherever it lies. */
  takesBonus(vendor: Vendor): boolean {
    return !perVendor || this.main + this.HOUSE + this.LOTUS - this[vendor] < MONEY_SCALE;
  }

  /** What a vendor is told that can be staked. */
  told(vendor: Vendor): string {
    return formatMoney((perVendor ? this[vendor] : this.main) + (this.takesBonus(vendor) ? this.bonus : 0n));
  }

  move(from: Vendor | undefined, to: Vendor | undefined, amount: Money): string | undefined {
    if (from === to) return 'VALIDATION_FAILED';
    if (to !== undefined && !perVendor) return 'STATE_STALE';
    if (to !== undefined && this.main < 0n) return 'WALLET_FROZEN';
    if ((from === undefined ? this.main : this[from]) < amount) return 'WALLET_INSUFFICIENT';
    this[from ?? 'main'] -= amount;
    this[to ?? 'main'] += amount;
    return undefined;
  }

  collect(): void {
    this.main += this.HOUSE + this.LOTUS;
    this.HOUSE = 0n;
    this.LOTUS = 0n;
  }

  bet(vendor: Vendor, round: string, stake: Money): string | undefined {
    if (this.main < 0n) return 'WALLET_FROZEN';
    const pocket = perVendor ? vendor : 'main';
    const cash = this[pocket] < stake ? this[pocket] : stake;
    const bonus = stake - cash;
    if (bonus > 0n && !this.takesBonus(vendor)) return 'WALLET_INSUFFICIENT';
    if (bonus > 0n && this.bonus < 0n) return 'WALLET_FROZEN';
    if (this.bonus < bonus) return 'WALLET_INSUFFICIENT';
    this[pocket] -= cash;
    this.bonus -= bonus;
    const isAtVendor = perVendor;
    this.bets.push({ vendor, round, transactionId: '', cash, bonus, isAtVendor, state: 'OPEN', payout: 0n });
    return undefined;
  }

  /** Gives to the pockets of a bet, or takes what is not there from the main wallet. */
  #give({ vendor, isAtVendor }: PlayedBet, cash: Money, bonus: Money): void {
    this.bonus += bonus;
    if (!isAtVendor) this.main += cash;
    else if (this[vendor] + cash >= 0n) this[vendor] += cash;
    else {
      this.main += this[vendor] + cash;
      this[vendor] = 0n;
    }
  }

  #shareOf({ cash, bonus, payout }: PlayedBet): Money {
    return (payout * bonus) / (cash + bonus);
  }

  settle(bet: PlayedBet, payout: Money): void {
    Object.assign(bet, { payout, state: 'SETTLED' });
    const bonus = this.#shareOf(bet);
    this.#give(bet, payout - bonus, bonus);
  }

  takeBack(bet: PlayedBet): void {
    const bonus = this.#shareOf(bet);
    this.#give(bet, bet.cash, bet.bonus);
    if (bet.payout > 0n) this.#give(bet, bonus - bet.payout, -bonus);
    bet.state = 'BACK';
  }
}

const vendorArb = fc.constantFrom(...vendors);
const placeArb = fc.constantFrom(...vendors, undefined);
const amountArb = fc.integer({ min: 1, max: 90 });
type Step =
  | { step: 'move'; from: Vendor | undefined; to: Vendor | undefined; amount: number }
  | { step: 'bet'; vendor: Vendor; amount: number }
  | { step: 'promo'; vendor: Vendor; amount: number }
  | { step: 'settle'; which: number; times: number }
  | { step: 'takeBack'; which: number }
  | { step: 'collect' }
  | { step: 'switch' };

const named = <Name extends string>(step: Name) => ({ step: fc.constant(step) });
const stepArb: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ ...named('move'), from: placeArb, to: placeArb, amount: amountArb }) },
  { weight: 5, arbitrary: fc.record({ ...named('bet'), vendor: vendorArb, amount: amountArb }) },
  { weight: 4, arbitrary: fc.record({ ...named('settle'), which: fc.nat(), times: fc.constantFrom(0, 1, 3) }) },
  { weight: 2, arbitrary: fc.record({ ...named('takeBack'), which: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ ...named('promo'), vendor: vendorArb, amount: amountArb }) },
  { weight: 1, arbitrary: fc.record(named('collect')) },
  { weight: 1, arbitrary: fc.record(named('switch')) },
);

/** The code that something is refused with. */
const refusalOf = (work: Promise<unknown>): Promise<string | undefined> =>
  work.then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof Fault) return error.code;
      throw error;
    },
  );

test('every pocket holds what plain sums say, whatever is moved, played, taken back and switched in any order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(stepArb, { minLength: 5, maxLength: 30 }), async (steps) => {
      perVendor = true;
      const member = await sit(100, 40);
      const model = new Model(unit(100), unit(40));
      const open = (which: number) => {
        const bets = model.bets.filter(({ state }) => state === 'OPEN');
        return bets[which % Math.max(1, bets.length)];
      };
      for (const step of steps) {
        if (step.step === 'switch') perVendor = !perVendor;
        else if (step.step === 'move') {
          const { from, to } = step;
          const amount = unit(step.amount);
          expect(await refusalOf(member.move(from, to, amount))).toBe(model.move(from, to, amount));
        } else if (step.step === 'collect') {
          await member.collect();
          model.collect();
        } else if (step.step === 'bet') {
          const round = randomUUID();
          const stake = unit(step.amount);
          let transactionId = '';
          const played = member.seats[step.vendor].bet(round, stake).then((id) => {
            transactionId = id;
          });
          expect(await refusalOf(played)).toBe(model.bet(step.vendor, round, stake));
          const last = model.bets.at(-1);
          if (last?.round === round) last.transactionId = transactionId;
        } else if (step.step === 'promo') {
          const { value } = await member.seats[step.vendor].win(randomUUID(), unit(step.amount), { promo: true });
          model[perVendor ? step.vendor : 'main'] += unit(step.amount);
          expect(value.balance).toBe(model.told(step.vendor));
        } else if (step.step === 'settle') {
          const bet = open(step.which);
          if (!bet) continue;
          const payout = BigInt(step.times) * (bet.cash + bet.bonus);
          const { value } = await member.seats[bet.vendor].win(bet.round, payout, { endRound: true });
          model.settle(bet, payout);
          expect(value.balance).toBe(model.told(bet.vendor));
        } else {
          const bet = model.bets[step.which % Math.max(1, model.bets.length)];
          if (!bet) continue;
          const { round, transactionId, vendor } = bet;
          const { value } = await member.seats[vendor].rollback(round, transactionId, { voidRound: true });
          if (bet.state !== 'BACK') model.takeBack(bet);
          expect(value.balance).toBe(model.told(vendor));
        }
        expect(await member.holds()).toEqual(model.sums);
      }
    }),
    { numRuns: runs(15) },
  );
  await soundBooks();
}, 300_000);

test('a bonus is staked at a vendor only when no cash is left in any other wallet, and the vendor is told so', async () => {
  perVendor = true;
  const member = await sit(100, 40);
  const told = async () => (await vendorBalance(db, member.memberId, 'KHR', 'HOUSE')).playable;
  const stake = (amount: number) => refusalOf(member.seats.HOUSE.bet(randomUUID(), unit(amount)));
  expect(await told()).toBe(0n);
  expect(await stake(1)).toBe('WALLET_INSUFFICIENT');
  await member.move(undefined, 'LOTUS', unit(100));
  expect(await told()).toBe(0n);
  expect(await stake(1)).toBe('WALLET_INSUFFICIENT');
  await member.move('LOTUS', 'HOUSE', unit(99));
  expect(await told()).toBe(unit(99));
  expect(await stake(100)).toBe('WALLET_INSUFFICIENT');
  // less than a unit elsewhere is as good as nothing
  await member.move('LOTUS', undefined, unit(1) / 100n);
  expect(await told()).toBe(unit(99));
  await member.move(undefined, 'HOUSE', unit(1) / 100n);
  expect(await told()).toBe(unit(139) + unit(1) / 100n);
  expect(await stake(110)).toBeUndefined();
  const { LOTUS, HOUSE, bonus } = await member.holds();
  expect({ LOTUS, HOUSE, bonus }).toEqual({ LOTUS: unit(99) / 100n, HOUSE: 0n, bonus: unit(29) + unit(1) / 100n });
  await soundBooks();
});

test('a win with bonus is booked whole while cash lies elsewhere, and the record tells what the vendor was told', async () => {
  perVendor = true;
  const member = await sit(0, 40);
  const round = randomUUID();
  await member.seats.HOUSE.bet(round, unit(40));
  await member.seats.LOTUS.win(randomUUID(), unit(5), { promo: true });
  const { value } = await member.seats.HOUSE.win(round, unit(60), { endRound: true });
  expect(value.balance).toBe(formatMoney(0n));
  expect(await member.holds()).toEqual({ main: 0n, bonus: unit(60), HOUSE: 0n, LOTUS: unit(5) });
  const row = await db
    .selectFrom('provider_txn')
    .select(['amount', 'balance_before', 'balance_after'])
    .where('round_id', '=', round)
    .where('kind', '=', 'WIN')
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ amount: String(unit(60)), balance_before: '0', balance_after: '0' });
  await member.move('LOTUS', 'HOUSE', unit(5));
  expect((await vendorBalance(db, member.memberId, 'KHR', 'HOUSE')).playable).toBe(unit(65));
  await soundBooks();
});

test('a win that is taken back is owed by the main wallet when it is not at the vendor any more, and stops all stakes', async () => {
  perVendor = true;
  const member = await sit(100, 0);
  await member.move(undefined, 'HOUSE', unit(50));
  const round = randomUUID();
  const transactionId = await member.seats.HOUSE.bet(round, unit(50));
  await member.seats.HOUSE.win(round, unit(200), { endRound: true });
  await member.move('HOUSE', undefined, unit(200));
  await member.move(undefined, 'LOTUS', unit(240));
  await member.seats.HOUSE.rollback(round, transactionId, { voidRound: true });
  expect(await member.holds()).toEqual({ main: unit(10) - unit(150), bonus: 0n, HOUSE: 0n, LOTUS: unit(240) });
  expect(await refusalOf(member.seats.LOTUS.bet(randomUUID(), unit(1)))).toBe('WALLET_FROZEN');
  expect(await refusalOf(member.move('LOTUS', 'HOUSE', unit(1)))).toBe('WALLET_FROZEN');
  await member.collect();
  expect(await member.holds()).toMatchObject({ main: unit(100), LOTUS: 0n });
  await soundBooks();
});

test('a promotional win is taken back from the wallet that it went to, whatever is switched meanwhile', async () => {
  perVendor = true;
  const member = await sit(100, 0);
  await member.move(undefined, 'HOUSE', unit(50));
  const round = randomUUID();
  const transactionId = await member.seats.HOUSE.bet(round, unit(10));
  await member.seats.HOUSE.win(round, unit(7), { promo: true });
  expect(await member.holds()).toMatchObject({ main: unit(50), HOUSE: unit(47) });
  perVendor = false;
  await member.seats.HOUSE.rollback(round, transactionId, { voidRound: true });
  expect(await member.holds()).toMatchObject({ main: unit(50), HOUSE: unit(50) });
  await soundBooks();
});

test('money is in one pocket at a time while it is moved, played and collected all at once', {
  tags: ['race'],
}, async () => {
  perVendor = true;
  const member = await sit(100, 50);
  const answers = await Promise.all(
    Array.from({ length: 24 }, async (_none, index) => {
      const [vendor = 'HOUSE', other = 'LOTUS'] = index % 2 === 0 ? vendors : vendors.toReversed();
      const work = [
        () => member.move(undefined, vendor, unit(20)),
        () => member.move(vendor, other, unit(5)),
        () => member.collect(),
        async () => {
          const round = randomUUID();
          await member.seats[vendor].bet(round, unit(15));
          await member.seats[vendor].win(round, unit(15), { endRound: true });
        },
        () => member.move(vendor, undefined, unit(10)),
        () => member.seats[vendor].win(randomUUID(), unit(1), { promo: true }),
      ];
      return refusalOf((work[index % work.length] as () => Promise<unknown>)());
    }),
  );
  expect(new Set(answers)).toEqual(
    new Set([undefined, 'WALLET_INSUFFICIENT'].filter((code) => answers.includes(code))),
  );
  const { main, bonus, HOUSE, LOTUS } = await member.holds();
  // every bet has paid its stake back, and four wins came without one
  expect(main + bonus + HOUSE + LOTUS).toBe(unit(154));
  await soundBooks();
});

test('money that is collected while wallets are read is seen in one place', async () => {
  perVendor = true;
  const one = await sit(1_000, 0);
  await one.move(undefined, 'HOUSE', unit(200));
  const actor = { role: 'member', memberId: one.memberId, currency: 'KHR' } as SignedIn;
  let moves = 0;
  const between = db.withPlugin({
    transformQuery: ({ node }) => node,
    // brought back or away again behind every answer of the database
    transformResult: async ({ result }) => {
      const [from, to] = moves++ % 2 === 0 ? (['HOUSE', undefined] as const) : ([undefined, 'HOUSE'] as const);
      await one.move(from, to, unit(200));
      return result;
    },
  });
  const { cash, atVendors } = await createVendorWallets({ ...ports, db: between }).list(actor, 'EN');
  expect(moves).toBeGreaterThan(0);
  expect(Number(cash) + Number(atVendors)).toBe(1_000);
});

test('verification names a transfer that says something else than its posting, and one that was never booked', async () => {
  perVendor = true;
  const member = await sit(100, 0);
  const { transferNo } = await member.move(undefined, 'HOUSE', unit(50));
  await member.move('HOUSE', 'LOTUS', unit(20));
  const row = await db
    .selectFrom('vendor_transfer')
    .selectAll()
    .where('transfer_no', '=', transferNo)
    .executeTakeFirstOrThrow();
  /** What is found while the transfer says something else. */
  const tell = async (column: string, said: string) => {
    const say = (value: unknown) =>
      sql`update vendor_transfer set ${sql.ref(column)} = ${value} where id = ${row.id}`.execute(db);
    await say(said);
    const { checks } = await verifyLedger(db, vendorWalletChecks);
    await say(row[column as keyof typeof row]);
    return checks.flatMap(({ findings }) => findings);
  };
  expect(await tell('amount', '400000')).toEqual([
    `transfer ${transferNo}: booked as MAIN  -500000, VENDOR HOUSE 500000`,
  ]);
  expect(await tell('transfer_no', 'VAAAAAAA')).toHaveLength(2);
  await soundBooks();
});
