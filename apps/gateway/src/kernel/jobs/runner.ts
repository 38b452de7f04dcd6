import { hostname, uptime as systemUptime } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/open.ts';
import type { Executor } from '../db/types.ts';
import { exclusively } from './exclusive.ts';
import {
  type DueJob,
  holdWindows,
  isDue,
  type JobKey,
  listDueJobs,
  noteDoneInterval,
  noteFailure,
  noteStart,
  noteSuccess,
  readJobClock,
  registerJobs,
  releaseWindows,
  SITE,
} from './job.repository.ts';
import { type IntervalJob, isWindowJob, type Job, type JobMerchant, type WindowJob } from './job.ts';
import { firstWindowStart, noteZone, settleDue } from './windows.ts';

/** Jobs that one process runs at once; each takes up to two connections of the jobs' pool. */
const AT_ONCE = 5;
/** Jobs that run more often than this are told in the history when they fail only: their runs would bury all others. */
const HISTORY_FROM_S = 60;
/** A clock that runs so much ahead of the time that has really passed is not believed. */
const LONGEST_JUMP_MS = 300_000;

export interface JobRunner {
  /** Tells running jobs to stop and waits for them. */
  close(): Promise<void>;
}

export interface JobRunnerOptions {
  db: Db;
  /** Connections of the jobs; see openJobsDb. */
  jobsDb: Executor;
  jobs: readonly Job[];
  /** Merchants that jobs of windows run for, with the zone of their settings. */
  merchants: () => Promise<readonly JobMerchant[]>;
  log: FastifyBaseLogger;
  /**
   * Seconds that really pass, whatever is done to the clock.
   * @default time since the machine was started
   */
  uptime?: (() => number) | undefined;
  /**
   * Milliseconds between two looks at what is due.
   * @default 1000
   */
  tickMs?: number | undefined;
}

/**
 * Runs jobs by the database's clock, in any number of processes on one database: each second every process reads what is
 * due; one gets the lock of a job and runs it, and the others pass.
 */
export async function startJobs(options: JobRunnerOptions): Promise<JobRunner> {
  const { db, jobsDb, jobs, merchants, log, uptime = systemUptime, tickMs = 1_000 } = options;
  const worker = `${hostname()}:${process.pid}`;
  const stopping = new AbortController();
  const byName = new Map(jobs.map((job) => [job.name, job]));
  if (byName.size < jobs.length) throw new Error('Two jobs have the same name.');
  const running = new Map<string, Promise<void>>();
  const clock = createClockWatch(jobsDb, uptime, log);
  const noted = new Map<string, string>();

  await registerJobs(jobsDb, SITE, jobs.filter((job): job is IntervalJob => !isWindowJob(job)).map(rowOf));

  /** Zones of merchants that are new or have moved, and their rows. */
  const noteMerchants = async (): Promise<void> => {
    for (const merchant of await merchants()) {
      if (noted.get(merchant.code) === merchant.timeZone) continue;
      await noteZone(jobsDb, merchant);
      const own = jobs.filter(isWindowJob).map(async (job) => ({
        name: job.name,
        schedule: job.window,
        firstWindowStart: await firstWindowStart(jobsDb, job, merchant),
      }));
      await registerJobs(jobsDb, merchant.code, await Promise.all(own));
      noted.set(merchant.code, merchant.timeZone);
    }
  };

  const runDue = async (key: JobKey, job: Job): Promise<void> => {
    const { latestBelieved } = clock;
    if (isWindowJob(job)) return settleDue(jobsDb, job, key, { worker, signal: stopping.signal, latestBelieved });
    const work = (signal: AbortSignal) => runInterval(jobsDb, job, key, worker, signal);
    // The embedded database has one process and one connection: a transaction around the work would wait for itself.
    if (db.engine === 'pglite') return work(stopping.signal);
    await exclusively(jobsDb, `job:${key.merchant}:${job.name}`, (lost) =>
      work(AbortSignal.any([lost, stopping.signal])),
    );
  };

  const begin = (due: DueJob, job: IntervalJob | WindowJob): void => {
    const id = `${due.merchant} ${due.job}`;
    const run = runDue(due, job)
      .catch((error: unknown) => log.error({ err: error, job: due.job }, 'job failed; it is tried again'))
      .finally(() => running.delete(id));
    running.set(id, run);
  };

  const tick = async (): Promise<void> => {
    const isHeld = await clock.look();
    await noteMerchants();
    for (const due of await listDueJobs(jobsDb)) {
      const job = byName.get(due.job);
      if (!job || running.has(`${due.merchant} ${due.job}`) || (isHeld && isWindowJob(job))) continue;
      if (running.size >= AT_ONCE || stopping.signal.aborted) return;
      begin(due, job);
    }
  };

  const loop = (async () => {
    while (!stopping.signal.aborted) {
      await tick().catch((error: unknown) => log.error({ err: error }, 'jobs cannot be read; they are read again'));
      await delay(tickMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
  })();

  return {
    async close() {
      stopping.abort();
      await loop;
      await Promise.all(running.values());
    },
  };
}

const rowOf = ({ name, everySeconds }: IntervalJob) => ({
  name,
  schedule: `every ${everySeconds} s`,
  firstWindowStart: null,
});

async function runInterval(
  db: Executor,
  job: IntervalJob,
  key: JobKey,
  worker: string,
  signal: AbortSignal,
): Promise<void> {
  if (!(await isDue(db, key))) return;
  const startedAt = await noteStart(db, key, worker);
  try {
    await job.run({ db, signal });
    await noteSuccess(db, key, job.everySeconds);
    if (job.everySeconds >= HISTORY_FROM_S) await noteDoneInterval(db, key, worker, startedAt);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    await noteFailure(db, key, {
      window: { start: startedAt, end: undefined, zone: null },
      worker,
      startedAt,
      error: reason,
      retrySeconds: job.everySeconds,
    });
    throw error;
  }
}

/**
 * Compares the database's clock with the time that has passed since the last look. One that has jumped forward would
 * close windows that are not over: they wait until it is back, or until an operator says that it is right now.
 */
function createClockWatch(db: Executor, uptime: () => number, log: FastifyBaseLogger) {
  let last: { now: number; uptime: number } | undefined;
  const expectedAt = (seconds: number): number | undefined => last && last.now + (seconds - last.uptime) * 1_000;
  return {
    /** @returns whether windows wait */
    async look(): Promise<boolean> {
      const { now, heldSince } = await readJobClock(db);
      const seen = { now: now.getTime(), uptime: uptime() };
      const expected = expectedAt(seen.uptime) ?? seen.now;
      if (seen.now - expected > LONGEST_JUMP_MS) {
        await holdWindows(db, new Date(expected), now);
        // believed from here on: what settles has to find the hold first
        last = seen;
        log.error({ expected: new Date(expected), now }, 'the clock of the database has jumped forward: windows wait');
        return true;
      }
      last = seen;
      if (!heldSince) return false;
      if (now >= heldSince) return true;
      await releaseWindows(db);
      log.warn({ now }, 'the clock of the database is back: windows are settled again');
      return false;
    },
    /** The latest moment that is no jump since the last look; nothing is believed before the first one. */
    latestBelieved: (): Date => {
      const expected = expectedAt(uptime());
      return new Date(expected === undefined ? 0 : expected + LONGEST_JUMP_MS);
    },
  };
}
