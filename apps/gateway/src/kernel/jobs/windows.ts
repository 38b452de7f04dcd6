import { sql } from 'kysely';
import { inTransaction } from '../db/transaction.ts';
import type { Executor, Trx } from '../db/types.ts';
import { startOfNextMonth, windowFrom, windowOf, zoneAt } from './calendar.ts';
import { tryLock } from './exclusive.ts';
import {
  deleteComingZones,
  finishWindowRun,
  insertWindowRun,
  insertZone,
  type JobKey,
  listZones,
  noteFailure,
  noteNext,
  noteStart,
  noteSuccess,
  readJobClock,
  readWindowStart,
} from './job.repository.ts';
import type { JobMerchant, MerchantWindow, WindowJob } from './job.ts';

const STATEMENT_SECONDS = 600;
const LONGEST_RETRY_S = 300;
/** Pause before a window that is not complete is looked at again. */
const NOT_READY_MS = 1_000;

/** What one look has found: a window was settled, none is due, or somebody else is at it. */
type Outcome = 'settled' | 'nothing' | 'busy';

/**
 * Writes down which zone a merchant has. A new one begins with the next month of the old one, so that no window that is
 * under way changes its end.
 */
export async function noteZone(db: Executor, { code, timeZone }: JobMerchant): Promise<void> {
  await inTransaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`zone:${code}`}, 0))`.execute(trx);
    const known = await listZones(trx, code);
    if (known.at(-1)?.zone === timeZone) return;
    await deleteComingZones(trx, code);
    const last = (await listZones(trx, code)).at(-1);
    if (last?.zone === timeZone) return;
    const { now } = await readJobClock(trx);
    await insertZone(trx, code, timeZone, last && startOfNextMonth(now, last.zone));
  });
}

/** Start of the first window of a job that is new: that of the window under way. */
export async function firstWindowStart(db: Executor, job: WindowJob, { timeZone }: JobMerchant): Promise<Date> {
  const { now } = await readJobClock(db);
  return windowOf(job.window, now, timeZone).start;
}

/** The next window of a job, whether it is over or not. */
async function nextWindow(trx: Trx, job: WindowJob, key: JobKey): Promise<MerchantWindow | undefined> {
  const from = await readWindowStart(trx, key);
  if (!from) return undefined;
  const zone = zoneAt(await listZones(trx, key.merchant), from.start);
  return { ...windowFrom(job.window, from.start, zone, from.zone ?? zone), merchant: key.merchant };
}

interface SettleOptions {
  readonly worker: string;
  readonly signal: AbortSignal;
  /**
   * The latest moment at which the database's clock is believed: it may have jumped since the runner compared it with the
   * time that has passed. Later than that nothing is settled; the runner's next look decides.
   */
  readonly latestBelieved: () => Date;
}

/**
 * Settles all windows that are due, oldest first, each in a transaction of its own under the lock of its family. Stops
 * at the first one that fails: what comes after it waits.
 */
export async function settleDue(
  db: Executor,
  job: WindowJob,
  key: JobKey,
  { worker, signal, latestBelieved }: SettleOptions,
): Promise<void> {
  for (let outcome: Outcome = 'settled'; outcome === 'settled' && !signal.aborted; )
    outcome = await settleNext(db, job, key, { worker, latestBelieved });
}

async function settleNext(
  db: Executor,
  job: WindowJob,
  key: JobKey,
  { worker, latestBelieved }: Omit<SettleOptions, 'signal'>,
): Promise<Outcome> {
  let begun: { window: MerchantWindow; at: Date } | undefined;
  try {
    return await db.transaction().execute(async (trx) => {
      begun = undefined;
      if (!(await tryLock(trx, `job:${key.merchant}:${job.family ?? job.name}`))) return 'busy';
      const limit = `${job.statementSeconds ?? STATEMENT_SECONDS}s`;
      await sql`select set_config('statement_timeout', ${limit}, true)`.execute(trx);
      const window = await nextWindow(trx, job, key);
      if (!window) return 'nothing';
      const latest = latestBelieved();
      const { now, heldSince } = await readJobClock(trx);
      if (heldSince || now > latest) return 'nothing';
      if (window.end > now) {
        await noteNext(trx, key, window.end);
        return 'nothing';
      }
      begun = { window, at: now };
      if (job.isReady && !(await job.isReady(trx, window))) {
        await noteNext(trx, key, new Date(now.getTime() + NOT_READY_MS));
        return 'nothing';
      }
      await noteStart(trx, key, worker);
      await insertWindowRun(trx, key, window, worker);
      const detail = await job.run(trx, window);
      await finishWindowRun(trx, key, window, detail ?? {});
      const following = await nextWindow(trx, job, key);
      await noteSuccess(trx, key, following?.end ?? window.end);
      return 'settled';
    });
  } catch (error) {
    if (!begun) throw error;
    const { window, at } = begun;
    const reason = error instanceof Error ? error.message : String(error);
    const failed = { window, worker, startedAt: at, error: reason, retrySeconds: await retryAfter(db, key) };
    await noteFailure(db, key, failed);
    throw new Error(`The window from ${window.start.toISOString()} failed: ${reason}`, { cause: error });
  }
}

/** Twice as long after each failure in a row. */
async function retryAfter(db: Executor, { merchant, job }: JobKey): Promise<number> {
  const state = await db
    .selectFrom('job_state')
    .select('failures')
    .where('merchant', '=', merchant)
    .where('job', '=', job)
    .executeTakeFirst();
  return Math.min(2 ** (state?.failures ?? 0), LONGEST_RETRY_S);
}
