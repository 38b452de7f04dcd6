import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testDb } from '../../../../test/harness.ts';
import { accountBalance, unsoundBooks } from '../../../../test/payments.ts';
import { runs } from '../../../../test/runs.ts';
import { MINUTE, withdrawalWorld } from '../../../../test/withdrawals.ts';
import { inTransaction } from '../../../kernel/db/transaction.ts';
import { type Money, parseMoney } from '../../../kernel/money.ts';

const t = await testDb();
const db = t.db.kysely;
const w = await withdrawalWorld(t);
const cashier = { id: 'sophea', role: 'operator', ip: '127.0.0.1' } as const;

const step = fc.record({
  kind: fc.constantFrom(
    'request',
    'request',
    'look',
    'look',
    'paid',
    'paid',
    'failed',
    'down',
    'returned',
    'webhook',
    'wait',
    'trouble',
    'decide',
    'jobs',
  ),
  pick: fc.nat(20),
  units: fc.integer({ min: 100, max: 1_500 }),
  method: fc.constantFrom('LARGE' as const, 'SMALL' as const),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;
/** Parts that were paid and came back: their provider says nothing else of them any more. */
const cameBack = new Set<string>();

/** What fails is tried again: by its worker, by the job, by the member. */
const attempt = (work: Promise<unknown>) => work.catch(() => undefined);

async function take({ kind, pick, units, method }: Step, orders: string[], account: Record<string, string>) {
  const orderNo = orders[pick % (orders.length || 1)];
  const partNos = w.fake.partNos();
  const partNo = partNos[units % (partNos.length || 1)];
  if (kind === 'request') {
    const made = await w.request(account[method] ?? '', String(units)).catch(() => undefined);
    if (made) orders.push(made);
  } else if (kind === 'wait') w.wait(pick * MINUTE);
  else if (kind === 'jobs') await w.payouts.lookAtDue();
  else if (kind === 'trouble')
    w.fake.trouble.push({ kind: units % 3 === 0 ? 'unavailable' : 'timeout', isDone: units % 2 === 0 });
  else if (kind === 'decide' && orderNo)
    await attempt(
      units % 2 === 0
        ? w.idOf(orderNo).then((id) => inTransaction(db, (trx) => w.review.approve(trx, id, cashier, 'Checked')))
        : w.idOf(orderNo).then((id) => w.review.reject(id, 'TERMS', 'Rules', cashier)),
    );
  else if (kind === 'look' && orderNo) await attempt(w.look(orderNo));
  else if (!partNo) return;
  else if (kind === 'webhook') await attempt(w.webhook(partNo));
  else if (cameBack.has(partNo)) return;
  else if (kind === 'paid') w.fake.settle(partNo, 'paid');
  else {
    const wasPaid = w.fake.payoutOf(partNo)?.state === 'paid';
    if (wasPaid) cameBack.add(partNo);
    if (kind === 'returned' && wasPaid) w.fake.settle(partNo, 'returned', 'ACCOUNT_CLOSED');
    else if (kind === 'failed') w.fake.settle(partNo, 'failed', 'ACCOUNT_CLOSED');
    else if (kind === 'down') w.fake.settle(partNo, 'failed', 'BANK_DOWN');
  }
}

test('whatever happens, in any order, the member has lost what the provider has paid him and the fees, and the books are sound', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 50 }), async (steps) => {
      await w.reset();
      w.decide({ automaticUpTo: '900.0000', ordersPerDay: 100 });
      const account = { LARGE: await w.account('LARGE'), SMALL: await w.account('SMALL') };
      const start = await w.cash();
      const owedBefore = await accountBalance(db, 'SUSPENSE');
      const orders: string[] = [];
      for (const one of steps) await take(one, orders, account);
      w.fake.trouble.length = 0;
      for (const orderNo of orders) {
        for (let n = 0; n < 3; n++) await w.look(orderNo);
      }
      // a plain account: what the provider says it has paid, and what our orders say they took
      const paid = w.fake.partNos().reduce((sum, partNo) => {
        const facts = w.fake.payoutOf(partNo);
        return facts?.state === 'paid' ? sum + facts.amount : sum;
      }, 0n);
      const owedNow = owedBefore - (await accountBalance(db, 'SUSPENSE'));
      const onHold = await w.held(orders);
      const fees = await takenFees(orders);
      expect(start - (await w.cash())).toBe(paid - owedNow + fees + onHold);
      // nothing is sent twice: what was paid of an order and is not owed is no more than was to arrive
      for (const orderNo of orders) {
        const { paid: sent, arrives, givenBack, amount } = await w.stateOf(orderNo);
        expect(parseMoney(sent) <= parseMoney(arrives)).toBe(true);
        expect(parseMoney(sent) + parseMoney(givenBack) <= parseMoney(amount)).toBe(true);
      }
      expect(await unsoundBooks(db)).toEqual([]);
      for (const orderNo of orders)
        await attempt(w.idOf(orderNo).then((id) => w.review.reject(id, 'TERMS', 'End', cashier)));
      await db.updateTable('withdraw_order').set({ look_at: null }).execute();
    }),
    { numRuns: runs(5), endOnFailure: true },
  );
});
async function takenFees(orders: readonly string[]): Promise<Money> {
  if (orders.length === 0) return 0n;
  const rows = await db
    .selectFrom('withdraw_order')
    .select('fee')
    .where('order_no', 'in', orders)
    .where('is_fee_taken', '=', true)
    .execute();
  return rows.reduce((sum, { fee }) => sum + BigInt(fee), 0n);
}
