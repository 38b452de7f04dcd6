import { sql } from 'kysely';
import { type AuditActor, actedBy, appendAudit } from '../audit/audit.repository.ts';
import type { Executor, Trx } from '../db/types.ts';
import { releaseWindows } from './job.repository.ts';

/** How a job stands. */
export interface JobStatus {
  merchant: string;
  job: string;
  schedule: string;
  startedAt: Date | null;
  endedAt: Date | null;
  nextAt: Date;
  /** Seconds since it should have begun; 0 when it is in time. */
  lateSeconds: number;
  runs: string;
  /** In a row. */
  failures: number;
  lastError: string | null;
  worker: string | null;
}

/** A settled window, or a run of a job without windows. */
export interface JobRunRow {
  merchant: string;
  job: string;
  windowStart: Date;
  windowEnd: Date;
  zone: string | null;
  state: 'DONE' | 'FAILED';
  attempt: number;
  startedAt: Date;
  endedAt: Date;
  detail: object;
  error: string | null;
  /** Exact, for {@link JobRunPlace}: a Date has no microseconds. */
  endedAtText: string;
  windowStartText: string;
}

/** Which runs are asked for. */
export interface JobRunFilter {
  job?: string | undefined;
  state?: 'DONE' | 'FAILED' | undefined;
  /** Only windows of these jobs. */
  windowsOf?: readonly string[] | undefined;
  /** A run: only those that ended before it. */
  behind?: JobRunPlace | undefined;
  limit: number;
}

/** Place of a run in the order by its end; moments as the database writes them. */
export interface JobRunPlace {
  endedAt: string;
  merchant: string;
  job: string;
  windowStart: string;
}

/** A job that has waited so long has no process that runs it, or one that cannot keep up. */
export const LATE_S = 60;

/** How a job stands, in a word. */
export function jobStateOf({ failures, lateSeconds, startedAt, endedAt }: Omit<JobStatus, 'merchant' | 'job'>) {
  if (failures > 0) return 'failing';
  if (startedAt && (!endedAt || endedAt < startedAt)) return 'running';
  return lateSeconds > LATE_S ? 'late' : 'onTime';
}

/** Jobs for those who look after them. */
export interface JobHistory {
  jobs(): Promise<JobStatus[]>;
  /** Newest first. */
  runs(filter: JobRunFilter): Promise<JobRunRow[]>;
  /**
   * Why windows wait, when they do: the database's clock has jumped from `expectedAt` to `seenAt`.
   *
   * @param executor the transaction that asks, in place of the database
   */
  clockHold(executor?: Executor): Promise<{ expectedAt: Date; seenAt: Date } | undefined>;
  /** The clock is right now: windows are settled again. @returns false when none waited */
  releaseIn(trx: Trx, by: AuditActor): Promise<boolean>;
}

export const createJobHistory = (db: Executor): JobHistory => ({
  jobs: () =>
    db
      .selectFrom('job_state')
      .select([
        'merchant',
        'job',
        'schedule',
        'started_at as startedAt',
        'ended_at as endedAt',
        'next_at as nextAt',
        sql<number>`greatest(0, extract(epoch from job_now() - next_at))::int4`.as('lateSeconds'),
        'runs',
        'failures',
        'last_error as lastError',
        'worker',
      ])
      .orderBy('merchant', 'desc')
      .orderBy('job')
      .execute(),

  runs: ({ job, state, windowsOf, behind, limit }) =>
    db
      .selectFrom('job_run')
      .select([
        'merchant',
        'job',
        'window_start as windowStart',
        'window_end as windowEnd',
        'zone',
        'state',
        'attempt',
        'started_at as startedAt',
        'ended_at as endedAt',
        'detail',
        'error',
        sql<string>`ended_at::text`.as('endedAtText'),
        sql<string>`window_start::text`.as('windowStartText'),
      ])
      .$if(job !== undefined, (query) => query.where('job', '=', job ?? ''))
      .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'DONE'))
      .$if(windowsOf !== undefined, (query) => query.where('job', 'in', windowsOf ?? []).where('zone', 'is not', null))
      .$if(behind !== undefined, (query) =>
        query.where(
          sql<boolean>`(ended_at, merchant, job, window_start) <
            (${behind?.endedAt}::timestamptz, ${behind?.merchant}, ${behind?.job}, ${behind?.windowStart}::timestamptz)`,
        ),
      )
      .orderBy('ended_at', 'desc')
      .orderBy('merchant', 'desc')
      .orderBy('job', 'desc')
      .orderBy('window_start', 'desc')
      .limit(limit)
      .execute(),

  clockHold: (executor = db) =>
    executor.selectFrom('job_clock_hold').select(['expected_at as expectedAt', 'seen_at as seenAt']).executeTakeFirst(),

  async releaseIn(trx, by) {
    const released = await releaseWindows(trx);
    if (released) await appendAudit(trx, { ...actedBy(by), action: 'clock.confirmed', object: 'jobs' });
    return released;
  },
});
