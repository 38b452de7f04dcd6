import { randomBytes, randomUUID } from 'node:crypto';
import type { SignedIn } from '../src/contract/actor.ts';
import { createCursors } from '../src/contract/cursors.ts';
import { inTransaction } from '../src/kernel/db/transaction.ts';
import { createFieldCipher } from '../src/kernel/field-cipher.ts';
import { createQueue } from '../src/kernel/jobs/queue/queue.ts';
import { formatMoney, type Money, parseMoney } from '../src/kernel/money.ts';
import { memberBalance } from '../src/ledger/balance.ts';
import { createDeposits } from '../src/modules/cashier/deposits.service.ts';
import { createMethods } from '../src/modules/cashier/methods.ts';
import { createSettlements } from '../src/modules/cashier/settlements/settlements.service.ts';
import { createSlips } from '../src/modules/cashier/slips/slips.service.ts';
import { createRefunds } from '../src/modules/cashier/unmatched/refunds.service.ts';
import { createStrays } from '../src/modules/cashier/unmatched/strays.service.ts';
import { createUnmatched } from '../src/modules/cashier/unmatched/unmatched.service.ts';
import { createWebhooks } from '../src/modules/cashier/webhooks.service.ts';
import { createFiles } from '../src/modules/files/files.service.ts';
import { createPlayGate } from '../src/modules/safer-play/play-gate.port.ts';
import { collectAtVendors } from '../src/modules/vendor-wallets/collect.port.ts';
import type { TestDb } from './harness.ts';
import { fakeProvider } from './payments.ts';
import { seedSmallWorld } from './people.ts';

export const MINUTE = 60_000;

const signedIn = (memberId: string): SignedIn => ({
  ...{ role: 'member', memberId, username: memberId, type: 0, currency: 'KHR', language: 'EN', sessionId: '1' },
});

/** Two members, a provider in memory and a clock that a test moves; `reset` makes both anew. */
export async function depositWorld(t: TestDb) {
  const db = t.db.kysely;
  const { sokha, dara } = await seedSmallWorld(db);
  const [actor, other] = [signedIn(sokha), signedIn(dara)];
  let clock = 0;
  const now = () => new Date(clock);
  const cipher = createFieldCipher(new Uint8Array(32));
  const cursors = createCursors(cipher);
  const gate = createPlayGate(async () => 'Asia/Phnom_Penh', now);
  const log = { error: () => undefined, warn: () => undefined } as never;

  const open = () => {
    const fake = fakeProvider(now);
    // payments are told apart by their provider for ever, so each test has another one
    const code = `fake${randomUUID().slice(0, 8)}`;
    const providers = [{ ...fake.provider, code }];
    const lookAtPayout = async () => undefined;
    const publicOrigin = 'https://play.example';
    const queue = createQueue();
    const deposits = createDeposits({
      db,
      queue,
      cursors,
      providers,
      methods: createMethods(providers, now),
      collectAtVendors,
      gate,
      log,
      publicOrigin,
      now,
    });
    const webhooks = createWebhooks({ db, queue, providers, deposits, lookAtPayout, log, now });
    const strays = createStrays({ db, providers, deposits, log, now });
    const refunds = createRefunds({ db, providers, log, now });
    const payouts = { look: async () => undefined };
    const settlements = createSettlements({ db, cursors, providers, deposits, payouts, log, now });
    return { fake, code, deposits, webhooks, strays, refunds, settlements };
  };
  let current = open();

  /** Orders of earlier tests are no open ones of the next. */
  const closeOpenOrders = () =>
    db
      .updateTable('deposit_order')
      .set({ state: 'EXPIRED', look_at: null })
      .where('state', 'in', ['CREATED', 'PENDING', 'REVIEW'])
      .execute();

  const cash = async (): Promise<Money> => (await memberBalance(db, sokha, 'KHR')).sumBalance;

  const world = {
    actor,
    other,
    get fake() {
      return current.fake;
    },
    get code() {
      return current.code;
    },
    get deposits() {
      return current.deposits;
    },
    get webhooks() {
      return current.webhooks;
    },
    get strays() {
      return current.strays;
    },
    get refunds() {
      return current.refunds;
    },
    get settlements() {
      return current.settlements;
    },
    now,
    /** What operators do about payments without a place to go. */
    unmatched: createUnmatched({ db, cursors, gate, now, payouts: { change: async () => undefined } }),
    slips: createSlips({ db, cursors, files: createFiles({ db, cipher, now }), now }),
    /** A picture of a slip that the member has uploaded and not used. @returns its id */
    async slip(): Promise<string> {
      const name = randomBytes(16).toString('base64url');
      const of = { member_id: sokha, purpose: 'SLIP', width: 64, height: 64, key_sealed: '' } as const;
      const row = { ...of, name, sha256: Buffer.alloc(0), bytes: Buffer.alloc(0) };
      await db.insertInto('stored_file').values(row).execute();
      return name;
    },
    /** Number of the newest item of suspense. */
    newestItem: async (): Promise<string> => {
      const row = await db.selectFrom('suspense_item').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
      return row.id;
    },
    /** What a member was told last. */
    lastMessage: (memberId = sokha) =>
      db
        .selectFrom('inbox_message')
        .select(['template', 'content'])
        .where('member_id', '=', memberId)
        .orderBy('id', 'desc')
        .executeTakeFirst(),
    /** What the audit trail knows of something, and who did it. */
    auditOf: async (object: string) => {
      const query = db.selectFrom('audit').select(['action', 'actor_role as role']).where('object', '=', object);
      return (await query.orderBy('seq').execute()).map(({ action, role }) => `${action} ${role}`);
    },
    closeOpenOrders,
    async reset(): Promise<void> {
      clock = Date.parse('2026-11-26T09:00:00Z');
      await closeOpenOrders();
      current = open();
    },
    /** @param ms that pass */
    wait(ms: number): void {
      clock += ms;
    },
    /** An order that was made. @returns its number */
    async begin(amount = '500', method = 'ONE', who = actor): Promise<string> {
      const body = { method, amount: formatMoney(parseMoney(amount)) };
      return (await inTransaction(db, (trx) => current.deposits.create(trx, who, body))).orderNo;
    },
    /** An order that can be paid. @returns its number */
    async opened(amount?: string, method?: string): Promise<string> {
      const orderNo = await world.begin(amount, method);
      await current.deposits.look(orderNo);
      return orderNo;
    },
    stateOf: async (orderNo: string) => (await current.deposits.detail(actor, orderNo)).order,
    cash,
    /** What a piece of work has brought the member. */
    async gain(work: () => Promise<unknown>): Promise<string> {
      const before = await cash();
      await work();
      return formatMoney((await cash()) - before);
    },
    /** What has been in suspense so far. */
    items: () =>
      db.selectFrom('suspense_item').select(['reason', 'amount', 'member_id', 'ended_at']).orderBy('id').execute(),
    /** A webhook about a deposit comes, and is dealt with. */
    async webhook(ref: string, id: string = randomUUID()): Promise<void> {
      await current.webhooks.receive(current.code, { 'webhook-id': id, 'x-ref': ref }, Buffer.from(ref));
      const rows = await db.selectFrom('webhook_inbox').select('id').where('event_id', '=', id).execute();
      await Promise.all(rows.map((row) => current.webhooks.takeEvent(row.id)));
    },
  };
  return world;
}
