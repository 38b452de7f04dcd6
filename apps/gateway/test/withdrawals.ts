import { randomBytes, randomUUID } from 'node:crypto';
import type { SignedIn } from '../src/contract/actor.ts';
import { createCursors } from '../src/contract/cursors.ts';
import { inTransaction } from '../src/kernel/db/transaction.ts';
import { createFieldCipher } from '../src/kernel/field-cipher.ts';
import { createQueue } from '../src/kernel/jobs/queue/queue.ts';
import { formatMoney, type Money, parseMoney } from '../src/kernel/money.ts';
import { memberBalance } from '../src/ledger/balance.ts';
import { createPayoutAccounts } from '../src/modules/cashier/accounts/accounts.service.ts';
import { createConfirmations } from '../src/modules/cashier/confirmations/confirmations.service.ts';
import { createDisputes } from '../src/modules/cashier/confirmations/disputes.service.ts';
import { createPayoutMethods } from '../src/modules/cashier/methods.ts';
import { createUnmatched } from '../src/modules/cashier/unmatched/unmatched.service.ts';
import { createEvidence } from '../src/modules/cashier/withdrawals/evidence.service.ts';
import { createPayouts } from '../src/modules/cashier/withdrawals/payouts.service.ts';
import { createReview } from '../src/modules/cashier/withdrawals/review.ts';
import { createWithdrawals } from '../src/modules/cashier/withdrawals/withdrawals.service.ts';
import { createFiles } from '../src/modules/files/files.service.ts';
import type { Settings, SettingsInForce } from '../src/modules/system/settings.service.ts';
import { SETTINGS, type SettingInput } from '../src/modules/system/settings.ts';
import type { TestDb } from './harness.ts';
import { fakeProvider } from './payments.ts';
import { seedSmallWorld } from './people.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

const signedIn = (memberId: string): SignedIn => ({
  ...{ role: 'member', memberId, username: memberId, type: 0, currency: 'KHR', language: 'EN', sessionId: '1' },
});

/** Two members, a provider in memory and a clock that a test moves; `reset` makes both anew. */
export async function withdrawalWorld(t: TestDb) {
  const db = t.db.kysely;
  const { sokha, dara } = await seedSmallWorld(db);
  const [actor, other] = [signedIn(sokha), signedIn(dara)];
  let clock = 0;
  let terms: SettingInput<'withdrawals'> = {};
  let number = 1_000_000;
  const now = () => new Date(clock);
  const cipher = createFieldCipher(new Uint8Array(32));
  const cursors = createCursors(cipher);
  const log = { error: () => undefined, warn: () => undefined } as never;
  const inForce = async () =>
    ({
      merchant: SETTINGS.merchant.parse({}),
      serviceTimes: SETTINGS.serviceTimes.parse({}),
      withdrawals: SETTINGS.withdrawals.parse({
        ...{ turnoverPercent: 0, ordersPerDay: 100, needsIdentity: false },
        ...terms,
      }),
    }) as SettingsInForce;
  const settings = { current: inForce } as Settings;
  const pass = async () => undefined;

  const open = () => {
    const fake = fakeProvider(now);
    // parts are told apart for ever, accounts of providers are counted by their code: each test has another one
    const code = `fake${randomUUID().slice(0, 8)}`;
    const providers = [{ ...fake.provider, code }];
    const [queue, methods] = [createQueue(), createPayoutMethods(providers, now)];
    const accounts = createPayoutAccounts({
      ...{ db, cipher, settings, methods, providers, now, requireStrong: pass, notices: { write: pass } },
    });
    const files = createFiles({ db, cipher, now });
    const confirmations = createConfirmations({ db, cursors, settings, files, log, now });
    const { follow } = confirmations;
    const payouts = createPayouts({ db, settings, accounts, methods, providers, follow, log, now });
    const disputes = createDisputes({ db, cursors, files, payouts, now });
    const withdrawals = createWithdrawals({
      ...{ db, queue, cursors, settings, accounts, methods, now, requireProof: pass, heldUntil: pass },
    });
    const review = createReview({ db, queue, cursors, settings, accounts, payouts, now });
    const gate = { whyNotPaidIn: async () => undefined };
    const unmatched = createUnmatched({ db, cursors, gate, payouts, now });
    const provider = providers[0] as (typeof providers)[0];
    const evidence = createEvidence({ db, settings, accounts, now });
    /** The same house after its provider was taken out of the configuration. */
    const withoutProvider = () => createPayouts({ db, settings, accounts, methods, providers: [], follow, log, now });
    return {
      withoutProvider,
      fake,
      code,
      provider,
      accounts,
      payouts,
      withdrawals,
      review,
      evidence,
      confirmations,
      disputes,
      unmatched,
    };
  };
  let current = open();

  const cash = async (who = sokha): Promise<Money> => (await memberBalance(db, who, 'KHR')).sumBalance;

  const world = {
    actor,
    other,
    get fake() {
      return current.fake;
    },
    get code() {
      return current.code;
    },
    withoutProvider: () => current.withoutProvider(),
    get accounts() {
      return current.accounts;
    },
    get payouts() {
      return current.payouts;
    },
    get withdrawals() {
      return current.withdrawals;
    },
    get review() {
      return current.review;
    },
    get evidence() {
      return current.evidence;
    },
    get confirmations() {
      return current.confirmations;
    },
    get disputes() {
      return current.disputes;
    },
    get unmatched() {
      return current.unmatched;
    },
    now,
    /** Pictures that a member has uploaded and not used. @returns their ids */
    async pictures(count = 1, who = actor): Promise<string[]> {
      const names = Array.from({ length: count }, () => randomBytes(16).toString('base64url'));
      const of = { member_id: who.memberId, purpose: 'PROOF', width: 64, height: 64, key_sealed: '' } as const;
      await db
        .insertInto('stored_file')
        .values(names.map((name) => ({ ...of, name, sha256: Buffer.alloc(0), bytes: Buffer.alloc(0) })))
        .execute();
      return names;
    },
    async reset(): Promise<void> {
      clock = Date.parse('2026-11-26T05:00:00Z');
      terms = {};
      // withdrawals of earlier tests are of another day, and nobody looks at them any more
      await db
        .updateTable('withdraw_order')
        .set({ look_at: null, created_at: new Date(0) })
        .execute();
      await db.deleteFrom('dispute_file').execute();
      await db.deleteFrom('withdraw_dispute').execute();
      await db.deleteFrom('withdraw_confirmation').execute();
      await db.deleteFrom('attempt').execute();
      await db.updateTable('payout_account').set({ state: 'REMOVED', is_default: false }).execute();
      current = open();
    },
    /** @param ms that pass */
    wait(ms: number): void {
      clock += ms;
    },
    /** What the merchant has decided otherwise. */
    decide(change: SettingInput<'withdrawals'>): void {
      terms = { ...terms, ...change };
    },
    /** An account number that nobody has. */
    newNumber: () => String(++number),
    /** Adds an account that can be used at once. @returns its number */
    async account(method = 'LARGE', who = actor): Promise<string> {
      const institution = method === 'LARGE' ? 'DEVB' : 'DEMO';
      const body = { method, institution, number: world.newNumber(), holder: 'Sok Dara' };
      const { accounts } = await current.accounts.add(who, body, '127.0.0.1');
      const [newest] = accounts.toSorted((one, another) => Number(another.id) - Number(one.id));
      const id = newest?.id ?? '';
      await db
        .updateTable('payout_account')
        .set({ usable_from: new Date(clock) })
        .where('id', '=', id)
        .execute();
      return id;
    },
    /** Requests a withdrawal. @returns its number */
    async request(accountId: string, amount: string, who = actor): Promise<string> {
      const body = { accountId, amount: formatMoney(parseMoney(amount)) };
      return (await inTransaction(db, (trx) => current.withdrawals.create(trx, who, body, '127.0.0.1'))).orderNo;
    },
    look: (orderNo: string) => current.payouts.look(orderNo),
    /** A withdrawal whose parts are with the provider. @returns its number */
    async sent(accountId: string, amount: string): Promise<string> {
      const orderNo = await world.request(accountId, amount);
      await current.payouts.look(orderNo);
      return orderNo;
    },
    /** A webhook about a part comes. */
    async webhook(partNo: string): Promise<void> {
      const ref = current.fake.payoutOf(partNo)?.ref ?? '';
      await current.payouts.lookAtPayout(current.provider, ref);
    },
    stateOf: async (orderNo: string) => (await current.withdrawals.detail(actor, orderNo)).order,
    partsOf: async (orderNo: string) => (await current.withdrawals.detail(actor, orderNo)).parts,
    idOf: async (orderNo: string) =>
      (await db.selectFrom('withdraw_order').select('id').where('order_no', '=', orderNo).executeTakeFirstOrThrow()).id,
    /** What is held for withdrawals. */
    async held(orderNos: readonly string[]): Promise<Money> {
      const rows = await db.selectFrom('withdraw_order').select(['order_no', 'held']).execute();
      return rows.reduce((sum, row) => (orderNos.includes(row.order_no) ? sum + BigInt(row.held) : sum), 0n);
    },
    cash,
    /** What a piece of work has brought the member. */
    async gain(work: () => Promise<unknown>): Promise<string> {
      const before = await cash();
      await work();
      return formatMoney((await cash()) - before);
    },
  };
  return world;
}
