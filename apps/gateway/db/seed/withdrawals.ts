import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { inTransaction } from '../../src/kernel/db/transaction.ts';
import type { Executor, Trx } from '../../src/kernel/db/types.ts';
import type { FieldCipher } from '../../src/kernel/field-cipher.ts';
import { formatMoney, parseMoney } from '../../src/kernel/money.ts';
import { hashPassword } from '../../src/kernel/passwords.ts';
import { insertAccount } from '../../src/modules/cashier/accounts/account.repository.ts';
import { lookupOfAccount, sealAccountField } from '../../src/modules/cashier/accounts/sealed.ts';
import type { HoldReason, WithdrawFlag } from '../../src/modules/cashier/cashier.tables.ts';
import {
  applyPayout,
  holdMoney,
  moveWithdrawal,
  planParts,
} from '../../src/modules/cashier/withdrawals/apply-payout.ts';
import { insertHold } from '../../src/modules/cashier/withdrawals/hold.repository.ts';
import {
  insertWithdrawal,
  listParts,
  saveWithdrawal,
  type WithdrawalRow,
} from '../../src/modules/cashier/withdrawals/withdrawal.repository.ts';
import { insertNote } from '../../src/modules/identity/support/member-notes.repository.ts';
import { insertApproval } from '../../src/modules/operators/approval.repository.ts';
import { verifyMember } from './builders.ts';
import { addColleague, COLLEAGUE } from './colleague.ts';
import { makeDemoMember } from './demo-member.ts';
import { type HistoryGame, playRounds } from './history.ts';
import { EARLIER_PROVIDER, payIn } from './pay-in.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const DAY_S = 86_400;
const CURRENCY = 'KHR';
/** Pays what is approved in the demo. */
const PROVIDER = 'sandbox';
/** As the sandbox offers payouts to banks. */
const TO_BANK = { method: 'BANK', fee: parseMoney('1000'), cost: parseMoney('800'), largest: parseMoney('20000000') };

const banks = { RIVB: 'River Bank', DEVB: 'Dev Bank', SAVE: 'Delta Savings' } as const;

/** Whose it is. Nobody can log in as them: their password is nothing that anybody knows. */
interface Person {
  readonly username: string;
  readonly legalName: string;
  readonly idNumber: string;
}

interface DemoWithdrawal extends Person {
  readonly bank: keyof typeof banks;
  readonly number: string;
  readonly amount: string;
  readonly minutesAgo: number;
  readonly flags: readonly WithdrawFlag[];
  /** What was paid in before, the oldest first. */
  readonly deposits: readonly (readonly [amount: string, daysAgo: number])[];
  /** What was played with it: at least as much as was paid in, or it could not be withdrawn. */
  readonly rounds: readonly (readonly [stake: string, payout: string])[];
  /** What was paid to the same account before. */
  readonly paid?: readonly (readonly [amount: string, daysAgo: number])[];
  /** Days for which the browser has been known; without them the data does not tell. */
  readonly knownDays?: number;
  readonly hold?: { readonly reason: HoldReason; readonly note: string; readonly minutesAgo: number };
  readonly notes?: readonly (readonly [text: string, daysAgo: number])[];
}

/** A player who has won a lot: it takes two operators to pay that out, and the colleague has approved it first. */
const WINNER = 'kimheng';
const WON = '4500000';
const FIRST_REASON = 'Large win, the round was looked at. All fits.';

/** What the colleague wants to give a member for a trouble. */
const CORRECTION = { username: WINNER, amount: '20000', reason: 'The site was slow during the win; told by phone.' };

/** What waits for a decision: one that is late, one for a second signature, a risk, one on hold, a new account, a usual one. */
const waiting: readonly DemoWithdrawal[] = [
  {
    ...{ username: 'maly7', legalName: 'Chea Maly', idNumber: '010203051', bank: 'DEVB', number: '000718302214' },
    ...{ amount: '620000', minutesAgo: 33, flags: ['LARGE'], paid: [['200000', 18]], knownDays: 120 },
    deposits: [
      ['600000', 24],
      ['450000', 4],
    ],
    rounds: [
      ['300000', '300000'],
      ['300000', '240000'],
      ['250000', '250000'],
      ['200000', '165000'],
    ],
  },
  {
    ...{ username: WINNER, legalName: 'Kim Heng', idNumber: '010203052', bank: 'RIVB', number: '000455102093' },
    ...{ amount: '450000', minutesAgo: 19, flags: ['LARGE'], knownDays: 198 },
    deposits: [
      ['1200000', 40],
      ['800000', 27],
      ['2400000', 1.1],
    ],
    rounds: [
      ['1000000', '980000'],
      ['1000000', '960000'],
      ['2400000', '5760000'],
    ],
    paid: [
      ['600000', 37],
      ['450000', 25],
      ['900000', 9],
    ],
    notes: [['Called about the parts of a payout, explained. Friendly.', 25]],
  },
  {
    ...{ username: 'vichea7', legalName: 'Sao Vichea', idNumber: '010203053', bank: 'SAVE', number: '000290017745' },
    ...{ amount: '750000', minutesAgo: 15, flags: ['NEW_ACCOUNT', 'LARGE', 'SAME_PERSON'] },
    deposits: [
      ['500000', 2],
      ['400000', 0.8],
    ],
    rounds: [
      ['450000', '441000'],
      ['450000', '432000'],
    ],
    notes: [['Says that vichet9 is a brother. Papers asked for.', 1]],
  },
  {
    ...{ username: 'sopheap5', legalName: 'Mao Sopheap', idNumber: '010203054', bank: 'DEVB', number: '000881450376' },
    ...{ amount: '540000', minutesAgo: 12, flags: ['LARGE'], paid: [['150000', 31]], knownDays: 64 },
    deposits: [
      ['400000', 45],
      ['500000', 6],
    ],
    rounds: [
      ['300000', '285000'],
      ['300000', '270000'],
      ['300000', '255000'],
    ],
    hold: { reason: 'ACCOUNT', note: 'Asked the bank about the name, it answers before 17:00.', minutesAgo: 8 },
  },
  {
    ...{ username: 'dyna22', legalName: 'Ouk Dyna', idNumber: '010203055', bank: 'RIVB', number: '000312766508' },
    ...{ amount: '480000', minutesAgo: 6, flags: ['NEW_ACCOUNT', 'LARGE'], knownDays: 0 },
    deposits: [['550000', 3]],
    rounds: [
      ['300000', '285000'],
      ['250000', '240000'],
    ],
  },
  {
    ...{ username: 'chenda4', legalName: 'Keo Chenda', idNumber: '010203056', bank: 'SAVE', number: '000640093918' },
    ...{ amount: '410000', minutesAgo: 2, flags: ['LARGE'], paid: [['250000', 14]], knownDays: 90 },
    deposits: [
      ['300000', 20],
      ['450000', 8],
    ],
    rounds: [
      ['250000', '240000'],
      ['250000', '235000'],
      ['250000', '230000'],
    ],
  },
];

/** Has the document of one of them. */
const SAME_PERSON: Person = { username: 'vichet9', legalName: 'Sao Vichet', idNumber: '010203053' };

const ago = (ms: number) => new Date(Date.now() - ms);

/** Withdrawals that operators have to decide, with what was paid in and played before, once. @param game that is played */
export async function seedWithdrawals(db: Executor, cipher: FieldCipher, game: HistoryGame | undefined): Promise<void> {
  const passwordHash = await hashPassword(crypto.randomUUID());
  const make = async ({ username, legalName, idNumber }: Person) => {
    const memberId = await makeDemoMember(db, {
      ...{ username, nickname: username, passwordHash, currency: CURRENCY },
      ...{ club: { label: 'Gold', rank: 3 }, registeredAt: ago(260 * DAY_MS) },
    });
    await verifyMember(db, cipher, username, { legalName, idNumber });
    return memberId;
  };
  await make(SAME_PERSON);
  const colleague = await addColleague(db, cipher, passwordHash);
  for (const one of waiting) {
    const memberId = await make(one);
    const isWinner = one.username === WINNER && game !== undefined;
    await playBefore(db, game, one, memberId);
    await inTransaction(db, async (trx) => {
      const id = await request(trx, cipher, isWinner ? { ...one, amount: WON } : one, memberId);
      if (!isWinner) return;
      const reason = FIRST_REASON;
      await insertApproval(trx, {
        operation: 'approveWithdrawal',
        ...{ target: { id }, body: { reason }, reason, makerId: colleague, seconds: DAY_S },
      });
    });
  }
  await askForCorrection(db, colleague);
}

/** A correction that the colleague has asked for: it waits for whoever opens the console. */
async function askForCorrection(db: Executor, makerId: string): Promise<void> {
  const { username, amount, reason } = CORRECTION;
  const money = { direction: 'CREDIT', amount: formatMoney(parseMoney(amount)), currency: CURRENCY };
  const body = { key: randomUUID(), username, ...money, cause: 'GOODWILL', reason };
  await insertApproval(db, { operation: 'correctWallet', target: {}, body, reason, makerId, seconds: DAY_S });
}

/** A demo that was left alone for a day: what still waits was requested in this hour, as on the first day. */
export async function renewWithdrawals(db: Executor): Promise<void> {
  for (const { username, minutesAgo } of waiting)
    await sql`
      update withdraw_order o set created_at = ${ago(minutesAgo * MINUTE_MS)}
        from member m
       where m.id = o.member_id and m.username = ${username} and o.state = 'REVIEW'
         and o.created_at < now() - interval '1 day'`.execute(db);
  await sql`
    update operator_approval set expires_at = now() + interval '1 day'
     where state = 'PENDING' and operation in ('approveWithdrawal', 'correctWallet')
       and maker_id = (select id from operator where name = ${COLLEAGUE})`.execute(db);
}

/** Pays in what a withdrawal is of, and plays it. */
async function playBefore(
  db: Executor,
  game: HistoryGame | undefined,
  { username, deposits, rounds }: DemoWithdrawal,
  memberId: string,
): Promise<void> {
  const [currency, prefix] = [CURRENCY, `demo-${username}`];
  for (const [amount, daysAgo] of deposits)
    await payIn(db, { memberId, currency, amount: parseMoney(amount), at: ago(daysAgo * DAY_MS) });
  if (!game) return;
  const told = rounds.map(([stake, payout]) => ({ stake: parseMoney(stake), payout: parseMoney(payout) }));
  await playRounds(db, game, { memberId, currency, prefix, rounds: told });
}

/** Asks for a withdrawal as a member does who has an account; what was paid before is paid. @returns its number */
async function request(trx: Trx, cipher: FieldCipher, one: DemoWithdrawal, memberId: string): Promise<string> {
  const currency = CURRENCY;
  const accountId = await addAccount(trx, cipher, one, memberId);
  const make = (provider: string, amount: string, createdAt: Date) =>
    insertWithdrawal(trx, {
      ...{ memberId, accountId, provider, method: TO_BANK.method, currency, createdAt, state: 'REQUESTED' },
      ...{ amount: parseMoney(amount), fee: TO_BANK.fee, largestPart: TO_BANK.largest, step: parseMoney('1') },
    });
  for (const [amount, daysAgo] of one.paid ?? [])
    await pay(trx, await make(EARLIER_PROVIDER, amount, ago(daysAgo * DAY_MS)));
  if (one.knownDays !== undefined) await addSession(trx, memberId, one.knownDays);
  for (const [text, daysAgo] of one.notes ?? []) {
    const note = await insertNote(trx, { memberId, author: COLLEAGUE, text });
    await trx
      .updateTable('member_note')
      .set({ created_at: ago(daysAgo * DAY_MS) })
      .where('id', '=', note?.id ?? '')
      .execute();
  }
  const order = await make(PROVIDER, one.amount, ago(one.minutesAgo * MINUTE_MS));
  await holdMoney(trx, order);
  await moveWithdrawal(trx, order, 'checked');
  const weights = { FAST_IN_OUT: 30, NEW_ACCOUNT: 10, LARGE: 30, SAME_PERSON: 30, OTHER_NAME: 40, NO_IDENTITY: 60 };
  const score = one.flags.reduce((sum, flag) => sum + weights[flag], 0);
  await saveWithdrawal(trx, { ...order, flags: [...one.flags], score, lookAt: null });
  if (one.hold) {
    const { reason, note, minutesAgo } = one.hold;
    await insertHold(trx, order.id, { by: COLLEAGUE, reason, note, at: ago(minutesAgo * MINUTE_MS) });
  }
  return order.id;
}

/** Brings a withdrawal to its end, a day's work in an hour. */
async function pay(trx: Trx, order: WithdrawalRow): Promise<void> {
  const paidAt = new Date(order.createdAt.getTime() + 40 * MINUTE_MS);
  await holdMoney(trx, order);
  await moveWithdrawal(trx, order, 'checked');
  await moveWithdrawal(trx, order, 'approved');
  await planParts(trx, order);
  for (const { partNo, amount } of await listParts(trx, order.id)) {
    const { currency } = order;
    const facts = {
      ref: partNo,
      partNo,
      amount,
      currency,
      fee: TO_BANK.cost,
      state: 'paid',
      changedAt: paidAt,
    } as const;
    await applyPayout(trx, order, partNo, facts);
  }
  await saveWithdrawal(trx, { ...order, completedAt: paidAt, lookAt: null });
}

async function addAccount(
  trx: Trx,
  cipher: FieldCipher,
  { bank, number, legalName, paid = [] }: DemoWithdrawal,
  memberId: string,
): Promise<string> {
  const numberLookup = lookupOfAccount(cipher, { institution: bank, number });
  const oldest = Math.max(2, ...paid.map(([, daysAgo]) => daysAgo + 2));
  const { id } = await insertAccount(trx, {
    ...{ memberId, currency: CURRENCY, provider: PROVIDER, method: TO_BANK.method, kind: 'BANK' },
    ...{ institution: bank, institutionName: banks[bank], numberEnd: number.slice(-4), numberLookup },
    numberSealed: sealAccountField(cipher, number, 'number', { memberId, numberLookup }),
    holderSealed: sealAccountField(cipher, legalName, 'holder', { memberId, numberLookup }),
    ...{ state: 'ACCEPTED', usableFrom: ago((oldest - 1) * DAY_MS), isDefault: true },
  });
  await trx
    .updateTable('payout_account')
    .set({ created_at: ago(oldest * DAY_MS) })
    .where('id', '=', id)
    .execute();
  return id;
}

/** A browser that the member has logged in with, until a minute ago. */
async function addSession(trx: Trx, memberId: string, knownDays: number): Promise<void> {
  const log = (from: Date, until: Date) => ({
    ...{ member_id: memberId, cookie_hash: randomBytes(32).toString('base64url'), ip: '203.0.113.24' },
    ...{ user_agent: '', device_hash: `demo-${memberId}`, method: 'password' as const },
    ...{ created_at: from, last_seen_at: until, expires_at: until, ended_at: until },
  });
  const soon = ago(MINUTE_MS);
  await trx
    .insertInto('session')
    .values([log(ago(knownDays * DAY_MS + DAY_MS / 24), ago(knownDays * DAY_MS)), log(ago(DAY_MS / 12), soon)])
    .execute();
}
