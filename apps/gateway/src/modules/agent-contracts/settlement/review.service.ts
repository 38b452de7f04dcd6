import type {
  DividendBill,
  DividendBillPage,
  DividendHoldResult,
  DividendRejected,
  DividendRejection,
  DividendRelease,
  DividendReleased,
  DividendRun,
  DividendRuns,
} from '@mekong/api-client/admin/contract/types';
import type { AdminChanger } from '../../../contract/admin/handlers.ts';
import type { Operator } from '../../../contract/admin/operator.ts';
import type { Cursors } from '../../../contract/cursors.ts';
import { type AuditDetail, actedBy, appendAudit } from '../../../kernel/audit/audit.repository.ts';
import { inTransaction } from '../../../kernel/db/transaction.ts';
import type { Executor, Trx } from '../../../kernel/db/types.ts';
import { Fault, invalid } from '../../../kernel/fault.ts';
import { formatMoney } from '../../../kernel/money.ts';
import { inbox, inboxMoney } from '../../messages/inbox/inbox.port.ts';
import { type ReadPolicies, settlements } from './jobs.ts';
import {
  type CycleSums,
  type DividendCycle,
  denyBill,
  type LockedDividend,
  listReviewed,
  lockDividend,
  lockWaiting,
  type ReviewedBill,
  releaseBills,
  setHold,
  sumCycles,
} from './review.repository.ts';
import { isUnpaid } from './settlement.tables.ts';

/** Cycles that are listed besides those that wait. */
const LAST_CYCLES = 30;

const jobOf = ({ period }: DividendCycle): DividendRun['job'] => `settlement.dividend-${period}` as DividendRun['job'];

/** @throws Fault NOT_FOUND for a job that settles no dividends */
function cycleOf({ job, start }: { job: string; start: string }): DividendCycle {
  const found = settlements.find(({ name, kinds }) => name === job && kinds.includes('DIVIDEND'));
  if (!found) throw new Fault('NOT_FOUND');
  return { period: found.window, start: new Date(start) };
}

/** One that was rejected waits for nothing any more. */
const isKeptBack = ({ state, holdReason }: LockedDividend): boolean => holdReason !== null && isUnpaid(state);

const money = (amount: string) => formatMoney(BigInt(amount));

type DividendAction = 'dividend.released' | 'dividend.held' | 'dividend.lifted' | 'dividend.rejected';

interface ReviewPorts {
  db: Executor;
  cursors: Cursors;
  policies: ReadPolicies;
}

/** Dividends before they are paid, as operators review, keep back and release them. */
export function createDividendReviews({ db, cursors, policies }: ReviewPorts) {
  const said = (trx: Trx, by: AdminChanger, action: DividendAction, cycle: DividendCycle, detail: AuditDetail) =>
    appendAudit(trx, {
      ...actedBy(by),
      action,
      object: `settlement:${jobOf(cycle)}`,
      detail: { start: cycle.start.toISOString(), ...detail },
    });

  return {
    /** Cycles whose bills wait, and the last of all. */
    async runs(): Promise<DividendRuns> {
      const { needsRelease } = await policies();
      const cycles = Map.groupBy(await sumCycles(db, LAST_CYCLES), (row) => `${row.period} ${row.start.getTime()}`);
      return { needsRelease, runs: [...cycles.values()].map(wireRun) };
    },

    /** Bills of a cycle, the greatest differences first. @throws Fault NOT_FOUND, VALIDATION_FAILED for a cursor of another list */
    async bills(
      reader: Operator,
      asked: { job: string; start: string },
      page: { cursor: string | undefined; pageSize: number },
    ): Promise<DividendBillPage> {
      const cycle = cycleOf(asked);
      const { rows, ...next } = await cursors.rows(
        { operation: 'listDividendBills', reader: reader.name, filter: { job: asked.job, start: asked.start } },
        page,
        (place, limit) => listReviewed(db, cycle, place && { size: place.value ?? '0', id: place.id }, limit),
        ({ id, size }) => ({ id, value: size }),
      );
      return { ...next, content: rows.map(wireBill) };
    },

    /** Has the bills of a cycle paid that wait. @throws Fault NOT_FOUND, STATE_STALE when others wait than were seen */
    async release(
      trx: Trx,
      { job, start, digest, reason }: DividendRelease,
      by: AdminChanger,
    ): Promise<DividendReleased> {
      const cycle = cycleOf({ job, start });
      const waiting = await lockWaiting(trx, cycle);
      if (!waiting.ids.length || waiting.digest !== digest) throw new Fault('STATE_STALE');
      await releaseBills(trx, waiting.ids, (await policies()).unpaidDays);
      const bills = waiting.ids.length;
      await said(trx, by, 'dividend.released', cycle, { bills, ...(reason && { reason }) });
      return { bills };
    },

    /** Keeps a bill back that waits. @throws Fault NOT_FOUND, STATE_STALE when it is paid or kept back */
    async hold(billId: string, reason: string, by: AdminChanger): Promise<DividendHoldResult> {
      return inTransaction(db, async (trx) => {
        const bill = await lockDividend(trx, billId);
        if (!bill) throw new Fault('NOT_FOUND');
        if (bill.holdReason !== null || !isUnpaid(bill.state)) throw new Fault('STATE_STALE');
        await setHold(trx, billId, { reason, by: by.id });
        await said(trx, by, 'dividend.held', bill, { bill: billId, reason });
        return { isOnHold: true };
      });
    },

    /** Lets a bill wait like the others of its cycle. @throws Fault NOT_FOUND, STATE_STALE when it is not kept back */
    async lift(billId: string, reason: string, by: AdminChanger): Promise<DividendHoldResult> {
      return inTransaction(db, async (trx) => {
        const bill = await lockDividend(trx, billId);
        if (!bill) throw new Fault('NOT_FOUND');
        if (!isKeptBack(bill)) throw new Fault('STATE_STALE');
        await setHold(trx, billId, undefined);
        await said(trx, by, 'dividend.lifted', bill, { bill: billId, reason });
        return { isOnHold: false };
      });
    },

    /**
     * Ends a bill that is kept back: it is never paid.
     *
     * @throws Fault NOT_FOUND, STATE_STALE when it is not kept back, VALIDATION_FAILED for one that pays nothing: it would
     * let its agent off what it takes back
     */
    async reject(trx: Trx, { billId, note, reason }: DividendRejection, by: AdminChanger): Promise<DividendRejected> {
      const bill = await lockDividend(trx, billId);
      if (!bill) throw new Fault('NOT_FOUND');
      if (!isKeptBack(bill)) throw new Fault('STATE_STALE');
      if (BigInt(bill.due) <= 0n) throw invalid('billId', 'format');
      await denyBill(trx, billId, note);
      const amount = inboxMoney(BigInt(bill.due), bill.currency);
      await inbox.send(trx, bill.payeeId, 'SYSTEM', 'billDenied', { order: billId, amount, note });
      await said(trx, by, 'dividend.rejected', bill, { bill: billId, note, ...(reason && { reason }) });
      return { billId };
    },
  };
}

export type DividendReviews = ReturnType<typeof createDividendReviews>;

function wireRun(rows: readonly CycleSums[]): DividendRun {
  const [first] = rows;
  if (!first) throw new Error('A cycle has no bills.');
  const sum = (name: 'bills' | 'inReview' | 'onHold') => rows.reduce((all, row) => all + row[name], 0);
  return {
    job: jobOf(first),
    start: first.start.toISOString(),
    end: first.end.toISOString(),
    ...{ bills: sum('bills'), inReview: sum('inReview'), onHold: sum('onHold'), digest: first.digest },
    sums: rows.map(({ currency, amount, before, releasable }) => ({
      ...{ currency, amount: money(amount), before: money(before), releasable: money(releasable) },
      difference: formatMoney(BigInt(amount) - BigInt(before)),
    })),
  };
}

const wireBill = (bill: ReviewedBill): DividendBill => ({
  ...{ billId: bill.id, agent: bill.agent, gameType: bill.games, currency: bill.currency, no: bill.no },
  ...{ amount: money(bill.delta), before: money(bill.before), difference: money(bill.difference), status: bill.state },
  ...(bill.payFrom && bill.state === 'UNDER_REVIEW' ? { paidFrom: bill.payFrom.toISOString() } : {}),
  ...(bill.holdReason !== null && bill.heldBy !== null && bill.heldAt
    ? { hold: { reason: bill.holdReason, by: bill.heldBy, at: bill.heldAt.toISOString() } }
    : {}),
});
