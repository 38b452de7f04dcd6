import type { JobName, JobWindow, JobFigure as KnownFigure } from '@mekong/api-client/admin/contract/types';
import type { Cursors } from '../../contract/cursors.ts';
import { placeOfRun, runBehind } from '../../contract/job-run-place.ts';
import type { AuditActor } from '../../kernel/audit/audit.repository.ts';
import type { Trx } from '../../kernel/db/types.ts';
import { Fault } from '../../kernel/fault.ts';
import type { JobFigure } from '../../kernel/jobs/job.ts';
import { type JobHistory, type JobRunRow, type JobStatus, jobStateOf } from '../../kernel/jobs/job-history.ts';

export interface JobRunQuery {
  job?: string | undefined;
  state?: 'DONE' | 'FAILED' | undefined;
  cursor?: string | undefined;
  pageSize: number;
}

/** Jobs as operators look after them. */
export function createJobMonitor(history: JobHistory, cursors: Cursors) {
  const clockHold = async (trx?: Trx) => {
    const hold = await history.clockHold(trx);
    return hold && { expectedAt: hold.expectedAt.toISOString(), seenAt: hold.seenAt.toISOString() };
  };

  return {
    async jobs() {
      const [rows, hold] = [await history.jobs(), await clockHold()];
      return { jobs: rows.map(wireJob), ...(hold ? { clockHold: hold } : {}) };
    },

    /** @throws Fault VALIDATION_FAILED when the cursor is not one of this list */
    async runs({ job, state, ...page }: JobRunQuery, operator: string) {
      const { rows, ...next } = await cursors.rows(
        { operation: 'listJobRuns', reader: operator, filter: { job, state } },
        { cursor: page.cursor, pageSize: page.pageSize },
        (place, limit) => history.runs({ job, state, behind: runBehind(place), limit }),
        placeOfRun,
      );
      return { ...next, content: rows.map(wireRun) };
    },

    /** Lets windows go on. @returns the jump that was confirmed @throws Fault NOT_FOUND when none wait */
    async confirmClock(trx: Trx, by: AuditActor) {
      const hold = await clockHold(trx);
      if (!hold || !(await history.releaseIn(trx, by))) throw new Fault('NOT_FOUND');
      return hold;
    },
  };
}

export type JobMonitor = ReturnType<typeof createJobMonitor>;

/** A job of windows has the kind of them in its row, another one its interval. */
const scheduleOf = (schedule: string): { everySeconds: number } | { window: JobWindow } => {
  const [, seconds] = /^every (\d+) s$/.exec(schedule) ?? [];
  return seconds === undefined ? { window: schedule as JobWindow } : { everySeconds: Number(seconds) };
};

const wireJob = (row: JobStatus) =>
  ({
    job: row.job as JobName,
    ...(row.merchant ? { merchant: row.merchant } : {}),
    schedule: row.schedule,
    ...scheduleOf(row.schedule),
    ...(row.startedAt ? { startedAt: row.startedAt.toISOString() } : {}),
    ...(row.endedAt ? { endedAt: row.endedAt.toISOString() } : {}),
    nextAt: row.nextAt.toISOString(),
    lateSeconds: row.lateSeconds,
    runs: Number(row.runs),
    failures: row.failures,
    ...(row.lastError === null ? {} : { error: row.lastError }),
    ...(row.worker === null ? {} : { worker: row.worker }),
    state: jobStateOf(row),
  }) as const;

/** Figures by names of the contract: a name that is written and not listed there does not type-check. */
type Figures<Name extends KnownFigure> = { [figure in Name]?: unknown };

/** Of a job without windows only the run itself is told. */
const wireRun = (row: JobRunRow) => ({
  job: row.job as JobName,
  ...(row.merchant ? { merchant: row.merchant } : {}),
  ...(row.zone === null
    ? {}
    : { windowStart: row.windowStart.toISOString(), windowEnd: row.windowEnd.toISOString(), timeZone: row.zone }),
  state: row.state,
  attempt: row.attempt,
  startedAt: row.startedAt.toISOString(),
  endedAt: row.endedAt.toISOString(),
  seconds: (row.endedAt.getTime() - row.startedAt.getTime()) / 1_000,

  detail: row.detail as Figures<JobFigure>,
  ...(row.error === null ? {} : { error: row.error }),
});
