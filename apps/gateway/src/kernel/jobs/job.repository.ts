import { sql } from 'kysely';
import type { Executor, Trx } from '../db/types.ts';
import type { TimeWindow, ZoneFrom } from './calendar.ts';
import type { MerchantWindow } from './job.ts';

/** Owner of the rows of jobs that run once for the whole site. */
export const SITE = '';
/** Settled windows are kept for so long; the newest window of each job always. */
const KEPT_DAYS = 400;
const FAILED_INTERVALS_KEPT_DAYS = 30;
const DONE_INTERVALS_KEPT_DAYS = 7;
/** Start of the first zone of a merchant. */
const ALWAYS = new Date(0);

/** Whose job it is. */
export interface JobKey {
  merchant: string;
  job: string;
}

export interface DueJob extends JobKey {
  nextAt: Date;
}

/** Time by the database, and whether windows wait for the operators because it has jumped. */
export async function readJobClock(db: Executor): Promise<{ now: Date; heldSince: Date | undefined }> {
  const { rows } = await sql<{ now: Date; held: Date | null }>`
    select job_now() as now, (select seen_at from job_clock_hold) as held`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The database does not tell the time.');
  return { now: row.now, heldSince: row.held ?? undefined };
}

export async function holdWindows(db: Executor, expectedAt: Date, seenAt: Date): Promise<void> {
  await db
    .insertInto('job_clock_hold')
    .values({ expected_at: expectedAt, seen_at: seenAt })
    .onConflict((conflict) => conflict.column('only_one').doNothing())
    .execute();
}

export async function releaseWindows(db: Executor): Promise<boolean> {
  const released = await db.deleteFrom('job_clock_hold').executeTakeFirst();
  return (released.numDeletedRows ?? 0n) > 0n;
}

/** Makes the rows of jobs that are new, and forgets those that are gone. */
export async function registerJobs(
  db: Executor,
  merchant: string,
  jobs: readonly { name: string; schedule: string; firstWindowStart: Date | null }[],
): Promise<void> {
  const names = jobs.map(({ name }) => name);
  await sql`delete from job_state where merchant = ${merchant} and job <> all(${names}::text[])`.execute(db);
  for (const { name, schedule, firstWindowStart } of jobs)
    await sql`
      insert into job_state (merchant, job, schedule, first_window_start)
      values (${merchant}, ${name}, ${schedule}, ${firstWindowStart})
      on conflict (merchant, job) do update set schedule = excluded.schedule
       where job_state.schedule <> excluded.schedule`.execute(db);
}

/** Merchants that a job runs for. */
export async function listMerchants(db: Executor, job: string): Promise<string[]> {
  const rows = await db.selectFrom('job_state').select('merchant').where('job', '=', job).orderBy('merchant').execute();
  return rows.map(({ merchant }) => merchant);
}

/**
 * Jobs whose time has come, the longest waiting first. A start that lies in the future means that the clock was set back:
 * then the job does not wait for its old time to come again.
 */
export async function listDueJobs(db: Executor): Promise<DueJob[]> {
  const { rows } = await sql<DueJob>`
    select merchant, job, next_at as "nextAt" from job_state
     where next_at <= job_now() or started_at > job_now() + interval '5 seconds'
     order by next_at`.execute(db);
  return rows;
}

/** Whether a job is still due: between the look and the lock another process may have run it. */
export async function isDue(db: Executor, { merchant, job }: JobKey): Promise<boolean> {
  const due = await listDueJobs(db);
  return due.some((row) => row.merchant === merchant && row.job === job);
}

export async function noteStart(db: Executor, { merchant, job }: JobKey, worker: string): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`
    update job_state set started_at = job_now(), ended_at = null, worker = ${worker}
     where merchant = ${merchant} and job = ${job} returning started_at as at`.execute(db);
  return rows[0]?.at ?? ALWAYS;
}

/** The run went well. @param next seconds from its start to the next one, or the moment of the next one */
export async function noteSuccess(db: Executor, { merchant, job }: JobKey, next: number | Date): Promise<void> {
  const nextAt = next instanceof Date ? sql`${next}::timestamptz` : sql`started_at + make_interval(secs => ${next})`;
  await sql`
    update job_state
       set ended_at = job_now(), next_at = ${nextAt}, runs = runs + 1, failures = 0, last_error = null
     where merchant = ${merchant} and job = ${job}`.execute(db);
}

/** A run of a job without windows went well: tells it in the history. */
export async function noteDoneInterval(db: Executor, { merchant, job }: JobKey, worker: string, startedAt: Date) {
  await sql`
    insert into job_run (merchant, job, window_start, window_end, zone, state, worker, started_at, ended_at)
    values (${merchant}, ${job}, ${startedAt}, job_now(), null, 'DONE', ${worker}, ${startedAt}, job_now())
    on conflict (merchant, job, window_start) do nothing`.execute(db);
}

/** There was nothing to do: the next look is at `next`. */
export async function noteNext(db: Executor, { merchant, job }: JobKey, next: Date): Promise<void> {
  await sql`update job_state set next_at = ${next} where merchant = ${merchant} and job = ${job}`.execute(db);
}

export interface FailedRun {
  /** Of a job without windows: its start. */
  window: Pick<TimeWindow, 'start'> & { end: Date | undefined; zone: string | null };
  worker: string;
  startedAt: Date;
  error: string;
  /** Seconds until the next try; doubled for a window with each failure in a row. */
  retrySeconds: number;
}

/** The run failed: told in its state and in the history. */
export async function noteFailure(db: Executor, { merchant, job }: JobKey, failed: FailedRun): Promise<void> {
  const { window, worker, startedAt, retrySeconds } = failed;
  const error = failed.error.slice(0, 1_000);
  await sql`
    insert into job_run (merchant, job, window_start, window_end, zone, state, worker, started_at, ended_at, error)
    values (${merchant}, ${job}, ${window.start}, coalesce(${window.end ?? null}::timestamptz, job_now()), ${window.zone},
            'FAILED', ${worker}, ${startedAt}, job_now(), ${error})
    on conflict (merchant, job, window_start) do update
       set attempt = job_run.attempt + 1, worker = excluded.worker, started_at = excluded.started_at,
           ended_at = excluded.ended_at, error = excluded.error
     where job_run.state = 'FAILED'`.execute(db);
  await sql`
    update job_state
       set ended_at = job_now(), failures = failures + 1, last_error = ${error},
           next_at = job_now() + make_interval(secs => ${retrySeconds})
     where merchant = ${merchant} and job = ${job}`.execute(db);
}

/** Where the next window of a job begins, and the zone that this was counted in. */
export async function readWindowStart(
  db: Executor,
  { merchant, job }: JobKey,
): Promise<{ start: Date; zone: string | undefined } | undefined> {
  const last = await db
    .selectFrom('job_run')
    .select(['window_end as start', 'zone'])
    .where('merchant', '=', merchant)
    .where('job', '=', job)
    .where('state', '=', 'DONE')
    .orderBy('window_start', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last) return { start: last.start, zone: last.zone ?? undefined };
  const state = await db
    .selectFrom('job_state')
    .select('first_window_start as start')
    .where('merchant', '=', merchant)
    .where('job', '=', job)
    .executeTakeFirst();
  return state?.start ? { start: state.start, zone: undefined } : undefined;
}

/** Settled windows of a job that hold one of some moments, oldest first. */
export async function listSettledWindows(
  db: Executor,
  job: string,
  moments: readonly Date[],
): Promise<(TimeWindow & { merchant: string })[]> {
  if (!moments.length) return [];
  const { rows } = await sql<TimeWindow & { merchant: string }>`
    select distinct r.merchant, r.window_start as start, r.window_end as end, r.zone
      from job_run r
      join unnest(${moments.map((at) => at.toISOString())}::timestamptz[]) as m (at) on m.at >= r.window_start and m.at < r.window_end
     where r.job = ${job} and r.state = 'DONE' and r.zone is not null
     order by 2`.execute(db);
  return rows;
}

/** Takes a window, in the transaction that does its work: the key refuses a second one. */
export async function insertWindowRun(trx: Trx, { merchant, job }: JobKey, window: TimeWindow, worker: string) {
  const { rows } = await sql<{ attempt: number }>`
    insert into job_run (merchant, job, window_start, window_end, zone, state, worker, started_at, ended_at)
    values (${merchant}, ${job}, ${window.start}, ${window.end}, ${window.zone}, 'DONE', ${worker}, job_now(), job_now())
    on conflict (merchant, job, window_start) do update
       set state = 'DONE', window_end = excluded.window_end, zone = excluded.zone, attempt = job_run.attempt + 1,
           worker = excluded.worker, started_at = excluded.started_at, error = null
     where job_run.state = 'FAILED'
    returning attempt`.execute(trx);
  if (rows.length === 0) throw new Error(`Window ${window.start.toISOString()} of ${job} is settled already.`);
}

/** A run of a window, and the merchant it is of. */
export async function findWindowRun(
  db: Executor,
  job: string,
  start: Date,
): Promise<(MerchantWindow & { state: 'DONE' | 'FAILED' }) | undefined> {
  const { rows } = await sql<MerchantWindow & { state: 'DONE' | 'FAILED' }>`
    select merchant, window_start as start, window_end as end, zone, state from job_run
     where job = ${job} and window_start = ${start} and zone is not null
     order by merchant desc limit 1`.execute(db);
  return rows[0];
}

/** Lets a job run as soon as a process looks, whatever pause it had. */
export async function hurryJob(trx: Trx, { merchant, job }: JobKey): Promise<void> {
  await sql`
    update job_state set next_at = least(next_at, job_now()) where merchant = ${merchant} and job = ${job}`.execute(
    trx,
  );
}

export async function finishWindowRun(trx: Trx, { merchant, job }: JobKey, window: TimeWindow, detail: object) {
  await sql`
    update job_run set ended_at = job_now(), detail = ${JSON.stringify(detail)}
     where merchant = ${merchant} and job = ${job} and window_start = ${window.start}`.execute(trx);
}

/** Zones of a merchant, oldest first. */
export async function listZones(db: Executor, merchant: string): Promise<ZoneFrom[]> {
  return db
    .selectFrom('merchant_zone')
    .select(['starts_at as startsAt', 'zone'])
    .where('merchant', '=', merchant)
    .orderBy('starts_at')
    .execute();
}

/** Puts a zone at the end of a merchant's list. @param startsAt `undefined`: it is the first one */
export async function insertZone(trx: Trx, merchant: string, zone: string, startsAt: Date | undefined): Promise<void> {
  await trx
    .insertInto('merchant_zone')
    .values({ merchant, zone, starts_at: startsAt ?? ALWAYS })
    .execute();
}

/** Takes back a zone that does not hold yet. */
export async function deleteComingZones(trx: Trx, merchant: string): Promise<void> {
  await sql`delete from merchant_zone where merchant = ${merchant} and starts_at > job_now()`.execute(trx);
}

/** Forgets old runs; the last window of a job stays, because the next one is counted from it. */
export async function purgeJobRuns(db: Executor): Promise<void> {
  await sql`
    delete from job_run r
     where (zone is null and ended_at < job_now() - make_interval(days =>
             case state when 'DONE' then ${DONE_INTERVALS_KEPT_DAYS}::int else ${FAILED_INTERVALS_KEPT_DAYS}::int end))
        or (ended_at < job_now() - make_interval(days => ${KEPT_DAYS})
            and exists (select from job_run later
                         where later.merchant = r.merchant and later.job = r.job and later.state = 'DONE'
                           and later.window_start > r.window_start))`.execute(db);
}
