import type {
  AgentSettlement,
  SettlementCheck,
  SettlementCheckResult,
  SettlementRerun,
  SettlementRerunResult,
  SettlementWindow,
  SettlementWindowPage,
} from '@mekong/api-client/admin/contract/types';
import type { AdminChanger } from '../../../contract/admin/handlers.ts';
import type { Operator } from '../../../contract/admin/operator.ts';
import type { Cursors } from '../../../contract/cursors.ts';
import { placeOfRun, runBehind } from '../../../contract/job-run-place.ts';
import { actedBy, appendAudit } from '../../../kernel/audit/audit.repository.ts';
import type { Executor, Trx } from '../../../kernel/db/types.ts';
import { Fault } from '../../../kernel/fault.ts';
import { readBacklog } from '../../../kernel/jobs/backlog.ts';
import { tryLock } from '../../../kernel/jobs/exclusive.ts';
import { findWindowRun, hurryJob } from '../../../kernel/jobs/job.repository.ts';
import { createJobHistory, type JobRunRow, type JobStatus, jobStateOf } from '../../../kernel/jobs/job-history.ts';
import { formatMoney } from '../../../kernel/money.ts';
import type { SettingsInForce } from '../../system/settings.service.ts';
import { familyOf, type ReadPolicies, type SettlementJob, settleAgain, settlements, settleRun } from './jobs.ts';
import { listBillIds, sumUnpaid, sumWindowBills, type WindowBills } from './monitor.repository.ts';
import { recomputeBill } from './recompute.ts';
import { shareResults } from './recompute-results.ts';

/** Bills that one check makes again. */
const MOST_CHECKED = 500;
const names = settlements.map(({ name }) => name);

interface MonitorPorts {
  db: Executor;
  cursors: Cursors;
  settings: { current(): Promise<Pick<SettingsInForce, 'merchant'>> };
  policies: ReadPolicies;
}

/** Which windows are asked for. */
interface WindowFilter {
  job?: string | undefined;
  state?: 'DONE' | 'FAILED' | undefined;
}

const jobNamed = (name: string): SettlementJob => {
  const job = settlements.find((one) => one.name === name);
  if (!job) throw new Error(`${name} settles nothing.`);
  return job;
};

/** The settlement as operators look after it. */
export function createSettlementMonitor({ db, cursors, settings, policies }: MonitorPorts) {
  const history = createJobHistory(db);
  const settle = settleRun(policies);

  /** Runs with their bills, in the same order. */
  async function withBills(runs: readonly JobRunRow[]): Promise<SettlementWindow[]> {
    const windows = runs.map(({ job, windowStart, windowEnd }) => ({
      ...{ kinds: jobNamed(job).kinds, start: windowStart, end: windowEnd },
    }));
    const bills = Map.groupBy(await sumWindowBills(db, windows), ({ no }) => no);
    return runs.map((run, no) => wireWindow(run, bills.get(no) ?? []));
  }

  async function statusOf(job: SettlementJob, row: JobStatus) {
    const behind = await readBacklog(db, job.window, row);
    const runs = await history.runs({ job: job.name, state: 'DONE', windowsOf: names, limit: 1 });
    const [last] = await withBills(runs);
    return {
      job: job.name as SettlementWindow['job'],
      window: job.window,
      // a window that waits for its results is looked at again each second, and late all the same
      state: jobStateOf({ ...row, lateSeconds: behind.seconds }),
      failures: row.failures,
      ...(row.lastError === null ? {} : { error: row.lastError }),
      behind,
      ...(last && { last }),
    } as const;
  }

  return {
    /** How each kind of window stands, and what should have been paid by now. */
    async overview(): Promise<AgentSettlement> {
      const { timeZone } = (await settings.current()).merchant;
      const rows = new Map((await history.jobs()).map((row) => [row.job, row]));
      const jobs = [];
      for (const job of settlements) {
        const row = rows.get(job.name);
        if (row) jobs.push(await statusOf(job, row));
      }
      const unpaid = (await sumUnpaid(db)).map(({ amount, oldestAt, ...sum }) => ({
        ...{ ...sum, amount: formatMoney(BigInt(amount)), oldestAt: oldestAt.toISOString() },
      }));
      return { timeZone, jobs, unpaid };
    },

    /** Windows that were settled or have failed. @throws Fault VALIDATION_FAILED when the cursor is not one of this list */
    async windows(
      reader: Operator,
      filter: WindowFilter,
      page: { cursor: string | undefined; pageSize: number },
    ): Promise<SettlementWindowPage> {
      const { rows, ...next } = await cursors.rows(
        { operation: 'listAgentSettlementWindows', reader: reader.name, filter: { ...filter } },
        page,
        (place, limit) => history.runs({ ...filter, windowsOf: names, behind: runBehind(place), limit }),
        placeOfRun,
      );
      return { ...next, content: await withBills(rows) };
    },

    /** Whether a window has been settled; one that has failed is only tried again. */
    isSettled: async ({ job, start }: SettlementRerun): Promise<boolean> =>
      (await findWindowRun(db, job, new Date(start)))?.state === 'DONE',

    /**
     * Settles a window again: only what later results have changed makes bills. One that has failed is tried again at once.
     *
     * @throws Fault NOT_FOUND, and SERVICE_BUSY while windows of its family are settled
     */
    async rerun(
      trx: Trx,
      { job: name, start, reason }: SettlementRerun,
      by: AdminChanger,
    ): Promise<SettlementRerunResult> {
      const window = await findWindowRun(trx, name, new Date(start));
      if (!window) throw new Fault('NOT_FOUND');
      const job = jobNamed(name);
      const said = (result: SettlementRerunResult) =>
        appendAudit(trx, {
          ...actedBy(by),
          action: 'settlement.rerun',
          object: `settlement:${name}`,
          detail: { start: window.start.toISOString(), ...result, ...(reason && { reason }) },
        });
      if (window.state === 'FAILED') {
        await hurryJob(trx, { merchant: window.merchant, job: name });
        const result = { outcome: 'TRIED_AGAIN', bills: 0 } as const;
        await said(result);
        return result;
      }
      if (!(await tryLock(trx, `job:${window.merchant}:${familyOf(job)}`)))
        throw new Fault('SERVICE_BUSY', { params: { retryAfter: 2 } });
      const bills = await settleAgain(trx, settle, job, [window]);
      const result = { outcome: bills > 0 ? 'ADJUSTED' : 'SAME', bills } as const;
      await said(result);
      return result;
    },

    /** Makes bills again and compares: those of a window, or the newest of all. */
    async check({ window }: SettlementCheck): Promise<SettlementCheckResult> {
      const run = window && (await findWindowRun(db, window.job, new Date(window.start)));
      if (window && !run) return { bills: 0, checked: 0, wrong: [] };
      const of = window && run && { kinds: jobNamed(window.job).kinds, start: run.start, end: run.end };
      const { bills, ids } = await listBillIds(db, of, MOST_CHECKED);
      const wrong = [];
      const read = shareResults(db);
      for (const id of ids) {
        const again = await recomputeBill(db, id, read);
        if (!again?.isSame) wrong.push({ billId: id, differs: again?.differs ?? 'hash' });
      }
      return { bills, checked: ids.length, wrong };
    },
  };
}

export type SettlementMonitor = ReturnType<typeof createSettlementMonitor>;

const countsOf = (bills: readonly WindowBills[]): SettlementWindow['bills'] => {
  const sum = (name: keyof SettlementWindow['bills']) => bills.reduce((all, one) => all + one[name], 0);
  return {
    ...{ made: sum('made'), paid: sum('paid'), underReview: sum('underReview'), waiting: sum('waiting') },
    ...{ short: sum('short'), expired: sum('expired') },
    ...{ held: sum('held'), notReached: sum('notReached'), denied: sum('denied') },
  };
};

const wireWindow = (run: JobRunRow, bills: readonly WindowBills[]): SettlementWindow => ({
  job: run.job as SettlementWindow['job'],
  start: run.windowStart.toISOString(),
  end: run.windowEnd.toISOString(),
  timeZone: run.zone ?? '',
  state: run.state,
  attempt: run.attempt,
  endedAt: run.endedAt.toISOString(),
  seconds: (run.endedAt.getTime() - run.startedAt.getTime()) / 1_000,
  ...(run.error === null ? {} : { error: run.error }),
  bills: countsOf(bills),
  sums: bills.map(({ currency, amount, paidAmount }) => ({
    ...{ currency, amount: formatMoney(BigInt(amount)), paid: formatMoney(BigInt(paidAmount)) },
  })),
});
