import { createCursors } from '../../src/contract/cursors.ts';
import { inTransaction } from '../../src/kernel/db/transaction.ts';
import type { Executor } from '../../src/kernel/db/types.ts';
import { createFieldCipher } from '../../src/kernel/field-cipher.ts';
import { type WindowKind, windowOf } from '../../src/kernel/jobs/calendar.ts';
import { parseMoney } from '../../src/kernel/money.ts';
import { memberBalance } from '../../src/ledger/balance.ts';
import { transfer } from '../../src/ledger/flows.ts';
import { post } from '../../src/ledger/ledger.ts';
import type { ContractKind } from '../../src/modules/agent-contracts/machine.ts';
import { createCorrections } from '../../src/modules/agent-contracts/settlement/corrections.service.ts';
import { payDueBills } from '../../src/modules/agent-contracts/settlement/pay.ts';
import { setHold } from '../../src/modules/agent-contracts/settlement/review.repository.ts';
import { createDividendReviews } from '../../src/modules/agent-contracts/settlement/review.service.ts';
import { type SettlementPolicies, settleWindow } from '../../src/modules/agent-contracts/settlement/settle.ts';
import { newOrderNo } from '../../src/modules/cashier/order-no.port.ts';
import { sequenceResults } from '../../src/modules/results/sequencer.ts';
import { SETTINGS } from '../../src/modules/system/settings.ts';
import { insertTransfer } from '../../src/modules/transfers/transfers.repository.ts';

/**
 * Windows that are settled, the earlier ones first: a dividend deducts the daily wages of its cycle. The last one is in review for
 * some hours.
 */
const past: readonly { kind: ContractKind; period: WindowKind; windows: number; reviewHours: number }[] = [
  { kind: 'HOURLY', period: 'hour', windows: 8, reviewHours: 0 },
  { kind: 'DAILY', period: 'day', windows: 16, reviewHours: 0 },
  { kind: 'DIVIDEND', period: 'week', windows: 3, reviewHours: 24 },
];

/** Days before today whose wage vanna cannot pay: long ago, so that it has expired, and the last ones. */
const UNPAID = { expired: 33, last: [4, 3, 2, 1] };
/** What vanna keeps to pay with: enough for two of those and a part of the third. */
const CASH = parseMoney('9600');

/**
 * Settles the last windows before now, as the jobs would have done on time, and pays what is not under review; then has a bill
 * in every other state.
 *
 * @param playNow a few rounds that count for what is settled in real time
 */
export async function seedBills(db: Executor, playNow: () => Promise<void>): Promise<void> {
  const { timeZone: zone } = SETTINGS.merchant.parse({});
  const contracts = SETTINGS.contracts.parse({});
  await sequenceResults(db, zone);
  const settle = (kind: ContractKind, period: WindowKind, at: Date, policies: Partial<SettlementPolicies> = {}) =>
    inTransaction(db, (trx) =>
      settleWindow(trx, { kind, period }, { ...windowOf(period, at, zone), zone }, { ...contracts, ...policies }),
    );
  const before = (days: number) => {
    let { start } = windowOf('day', new Date(), zone);
    for (let day = 0; day < days; day++) ({ start } = windowOf('day', new Date(start.getTime() - 1), zone));
    return start;
  };
  await settle('DAILY_MR', 'day', before(UNPAID.expired), { unpaidDays: 0 });
  await payDueBills(db);
  for (const { kind, period, windows, reviewHours } of past) {
    let { start } = windowOf(period, new Date(), zone);
    const starts = Array.from({ length: windows }, () => {
      ({ start } = windowOf(period, new Date(start.getTime() - 1), zone));
      return start;
    });
    for (const at of starts.toReversed())
      await settle(kind, period, at, { reviewHours: at === starts[0] ? reviewHours : 0 });
  }
  const { vanna, dara, rithy } = await namedAgents(db);
  await rejectOne(db, dara);
  await playNow();
  const { bookedAt } = await sequenceResults(db, zone);
  await settle('REALTIME', 'five-minutes', bookedAt);
  await payDueBills(db);
  await passOn(db, vanna, dara);
  for (const day of UNPAID.last) {
    await settle('DAILY_MR', 'day', before(day));
    await payDueBills(db);
  }
  await correctTwo(db, dara);
  await keepBack(db, rithy);
}

/** What vanna was paid goes on to dara, but for little, so that wages wait for money. */
async function passOn(db: Executor, from: string, to: string): Promise<void> {
  const { sumBalance } = await memberBalance(db, from, 'KHR');
  const [transferNo, amount] = [newOrderNo(), sumBalance - CASH];
  const about = { currency: 'KHR', amount };
  await inTransaction(db, async (trx) => {
    await post(trx, transfer({ ...about, member: from, receiver: to, key: transferNo }));
    await insertTransfer(trx, {
      ...{ ...about, transferNo, senderId: from, receiverId: to, direction: 'DOWN' },
      ...{ note: undefined, createdAt: new Date(), state: 'COMPLETED' },
    });
  });
}

async function namedAgents(db: Executor): Promise<Record<'vanna' | 'dara' | 'rithy', string>> {
  const names = ['vanna', 'dara', 'rithy'] as const;
  const rows = await db
    .selectFrom('member')
    .select(['id', 'username_key'])
    .where('username_key', 'in', names)
    .execute();
  const [vanna = '', dara = '', rithy = ''] = names.map((name) => rows.find((row) => row.username_key === name)?.id);
  return { vanna, dara, rithy };
}

/** Two corrections of daily wages: one that is paid, one that is taken from the next bills. */
async function correctTwo(db: Executor, payeeId: string): Promise<void> {
  const corrections = createCorrections(db, async () => SETTINGS.contracts.parse({}));
  const bills = await db
    .selectFrom('agent_bill')
    .select('id')
    .where('payee_id', '=', payeeId)
    .where('kind', '=', 'DAILY')
    .where('state', '=', 'ISSUED')
    .orderBy('id', 'desc')
    .limit(2)
    .execute();
  const said = [
    { amount: '35.0000', note: 'A round was missing that its provider has confirmed' },
    { amount: '-20.0000', note: 'A round was counted that its provider has cancelled' },
  ];
  const by = { id: 'demo', role: 'operator', ip: '127.0.0.1' } as const;
  for (const [n, { id }] of bills.entries()) {
    const what = said[n];
    if (what) await inTransaction(db, (trx) => corrections.correct(trx, { billId: id, ...what }, by));
  }
  await payDueBills(db);
}

/** Keeps a dividend back, as an operator does who has a question about it. */
async function keepBack(db: Executor, payeeId: string): Promise<void> {
  const bill = await db
    .selectFrom('agent_bill')
    .select('id')
    .where('payee_id', '=', payeeId)
    .where('state', '=', 'UNDER_REVIEW')
    .orderBy('window_start', 'desc')
    .orderBy('due', 'desc')
    .executeTakeFirstOrThrow();
  await inTransaction(db, (trx) => setHold(trx, bill.id, { reason: 'One account plays for two people', by: 'demo' }));
}

/** Rejects the oldest dividend that waits, as two operators do. */
async function rejectOne(db: Executor, payeeId: string): Promise<void> {
  const reviews = createDividendReviews({
    ...{ db, cursors: createCursors(createFieldCipher(new Uint8Array(32))) },
    policies: async () => SETTINGS.contracts.parse({}),
  });
  const { id } = await db
    .selectFrom('agent_bill')
    .select('id')
    .where('payee_id', '=', payeeId)
    .where('state', '=', 'UNDER_REVIEW')
    .orderBy('window_start')
    .executeTakeFirstOrThrow();
  const by = { id: 'demo', role: 'operator', ip: '127.0.0.1' } as const;
  const note = 'Two accounts of the team belong to one person';
  await reviews.hold(id, note, by);
  await inTransaction(db, (trx) => reviews.reject(trx, { billId: id, note }, by));
}
