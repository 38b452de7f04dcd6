import { sql } from 'kysely';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { testDb } from '../../../test/harness.ts';
import { openDb, openJobsDb } from '../db/open.ts';
import { purgeJobRuns, releaseWindows } from './job.repository.ts';
import type { Job, WindowJob } from './job.ts';
import { type JobRunner, startJobs } from './runner.ts';
import { noteZone, settleDue } from './windows.ts';

const t = await testDb();
const db = t.db.kysely;
const MERCHANT = 'm';
const isServer = t.engine === 'postgres';

const running: JobRunner[] = [];
const problems: unknown[] = [];
const log = { error: (problem: unknown) => problems.push(problem), warn: () => undefined } as never;

/** A runner as another gateway has one: on PostgreSQL with connections of its own. */
async function runner(jobs: Job[], more: { timeZone?: () => string; uptime?: () => number } = {}): Promise<JobRunner> {
  const own = t.url ? await openDb({ url: t.url }) : t.db;
  const jobsDb = openJobsDb(own);
  const begun = await startJobs({
    db: own,
    jobsDb: jobsDb.kysely,
    jobs,
    merchants: async () => [{ code: MERCHANT, timeZone: more.timeZone?.() ?? 'Asia/Phnom_Penh' }],
    log,
    uptime: more.uptime,
    // ten looks a second: nobody has to wait for the next one
    tickMs: 100,
  });
  const closing: JobRunner = {
    async close() {
      await begun.close();
      await jobsDb.close();
      if (own !== t.db) await own.close();
    },
  };
  running.push(closing);
  return closing;
}

/** The database's clock says this from now on, and goes on by itself. */
const setClock = (sqlOffset: string) =>
  sql
    .raw(
      `create or replace function job_now() returns timestamptz language sql volatile as $$ select clock_timestamp() + interval '${sqlOffset}' $$`,
    )
    .execute(db);

const doneWindows = async (job: string) =>
  (
    await db
      .selectFrom('job_run')
      .select(['window_start', 'window_end', 'started_at', 'attempt', 'zone'])
      .where('job', '=', job)
      .where('state', '=', 'DONE')
      .orderBy('window_start')
      .execute()
  ).map((row) => ({ ...row, start: row.window_start.getTime(), end: row.window_end.getTime() }));

/** Each window begins where the one before it ended, and was settled after it. */
function expectInOrder(done: Awaited<ReturnType<typeof doneWindows>>): void {
  for (const [n, window] of done.slice(1).entries()) {
    expect(window.start).toBe(done[n]?.end);
    expect(window.started_at.getTime()).toBeGreaterThanOrEqual(done[n]?.started_at.getTime() ?? 0);
  }
}

const stateOf = (job: string) => db.selectFrom('job_state').selectAll().where('job', '=', job).executeTakeFirst();

/** A job of every second that counts its runs: where it goes on, its gateway looks for work. */
function createBeat(name = 'test.beat') {
  const run = vi.fn(async () => undefined);
  return { job: { name, everySeconds: 1, run }, count: () => run.mock.calls.length };
}

/** Lets the windows of a job begin long ago. */
const beginAt = (job: string, moment: string) =>
  sql`insert into job_state (merchant, job, schedule, first_window_start)
      values (${MERCHANT}, ${job}, 'test', ${moment}::timestamptz)`.execute(db);

afterEach(async () => {
  await Promise.all(running.splice(0).map((one) => one.close()));
  await sql`delete from job_clock_hold`.execute(db);
  await sql`delete from job_state`.execute(db);
  await sql`delete from job_run`.execute(db);
  await sql`delete from merchant_zone`.execute(db);
  await setClock('0 seconds');
  problems.length = 0;
});

describe('a job that runs every so often', () => {
  test('goes on after it has failed, and its failure is in the history', async () => {
    let runs = 0;
    await runner([
      {
        name: 'test.flaky',
        everySeconds: 1,
        async run() {
          runs += 1;
          if (runs === 1) throw new Error('once');
        },
      },
    ]);
    await expect.poll(() => runs).toBeGreaterThan(1);
    await expect.poll(async () => (await stateOf('test.flaky'))?.failures).toBe(0);
    const history = await db.selectFrom('job_run').select(['state', 'error']).where('job', '=', 'test.flaky').execute();
    expect(history).toEqual([{ state: 'FAILED', error: 'once' }]);
  });

  test('has its runs in the history when it runs once a minute or less often, for a week', async () => {
    const beat = createBeat();
    await runner([beat.job, { name: 'test.minute', everySeconds: 60, run: async () => undefined }]);
    const history = async () =>
      (await db.selectFrom('job_run').select(['job', 'state', 'zone', 'error']).execute()).map(Object.values);
    await expect.poll(history).toEqual([['test.minute', 'DONE', null, null]]);
    await expect.poll(beat.count).toBeGreaterThan(1);
    expect(await history()).toHaveLength(1);
    await Promise.all(running.splice(0).map((one) => one.close()));
    await setClock('6 days');
    await purgeJobRuns(db);
    expect(await history()).toHaveLength(1);
    await setClock('8 days');
    await purgeJobRuns(db);
    expect(await history()).toEqual([]);
  });

  test('runs on when the clock is set back', async () => {
    const beat = createBeat();
    await setClock('2 hours');
    await runner([beat.job]);
    await expect.poll(beat.count).toBeGreaterThan(0);
    const before = beat.count();
    await setClock('0 seconds');
    await expect.poll(beat.count).toBeGreaterThan(before + 1);
  });

  test.runIf(isServer)('runs in one of two gateways at a time when it takes longer than its interval', async () => {
    const long = vi.fn();
    const { promise: isLongEnough, resolve: end } = Promise.withResolvers<void>();
    const work: Job = {
      name: 'test.long',
      everySeconds: 1,
      async run() {
        long();
        await isLongEnough;
      },
    };
    await runner([work]);
    await expect.poll(() => long.mock.calls.length).toBe(1);
    // the other one alone has this job: while it runs, that gateway looks for work
    const beat = createBeat();
    await runner([work, beat.job]);
    await expect.poll(beat.count).toBeGreaterThan(2);
    expect(long).toHaveBeenCalledTimes(1);
    end();
    await expect.poll(() => long.mock.calls.length).toBeGreaterThan(1);
  });
});

describe('a job of windows', () => {
  const hourly = (run: WindowJob['run'], name = 'test.hourly'): WindowJob => ({ name, window: 'hour', run });

  test('catches up after a stop: every window once and in order', async () => {
    const { rows } = await sql<{ until: Date }>`select date_trunc('hour', job_now()) as until`.execute(db);
    const until = rows[0]?.until.getTime() ?? 0;
    const stopped = until - 48 * 3_600_000;
    await beginAt('test.hourly', new Date(stopped).toISOString());
    const order: number[] = [];
    const settle = hourly(async (_trx, window) => {
      order.push(window.start.getTime());
      return undefined;
    });
    await runner([settle]);
    if (isServer) await runner([settle]);
    await expect.poll(async () => (await doneWindows('test.hourly')).at(-1)?.end ?? 0).toBeGreaterThanOrEqual(until);
    const done = await doneWindows('test.hourly');
    expect(done[0]?.start).toBe(stopped);
    expectInOrder(done);
    expect(done.length).toBeGreaterThanOrEqual(48);
    expect(order).toEqual(done.map(({ start }) => start));
  });

  test('keeps nothing of a window that failed, tries it again, and settles none before it', async () => {
    await beginAt('test.hourly', new Date(Date.now() - 4 * 3_600_000).toISOString().replace(/:.*/, ':00:00Z'));
    await sql`create table settled (start timestamptz primary key)`.execute(db);
    let failures = 0;
    await runner([
      hourly(async (trx, { start }) => {
        await sql`insert into settled values (${start})`.execute(trx);
        const before = await sql<{ n: number }>`select count(*)::int4 as n from settled`.execute(trx);
        if (before.rows[0]?.n === 2 && failures < 2) {
          failures += 1;
          throw new Error('not yet');
        }
        return undefined;
      }),
      { name: 'test.other', window: 'hour', run: async () => undefined },
    ]);
    await expect.poll(async () => (await doneWindows('test.hourly')).length).toBeGreaterThanOrEqual(4);
    const done = await doneWindows('test.hourly');
    expect(done.map(({ attempt }) => attempt).slice(0, 3)).toEqual([1, 3, 1]);
    expectInOrder(done);
    const kept = await sql<{ n: number }>`select count(*)::int4 as n from settled`.execute(db);
    expect(kept.rows[0]?.n).toBe(done.length);
    await sql`drop table settled`.execute(db);
  });

  test('waits until everything of its window is there', async () => {
    await beginAt('test.hourly', new Date(Date.now() - 2 * 3_600_000).toISOString().replace(/:.*/, ':00:00Z'));
    let isReady = false;
    const asked = vi.fn();
    await runner([
      {
        ...hourly(async () => undefined),
        isReady: async () => {
          asked();
          return isReady;
        },
      },
    ]);
    await expect.poll(() => asked.mock.calls.length).toBeGreaterThan(1);
    expect(await doneWindows('test.hourly')).toEqual([]);
    isReady = true;
    await expect.poll(async () => (await doneWindows('test.hourly')).length).toBeGreaterThan(0);
  });

  test('waits when the clock jumps forward, and goes on when it is back', async () => {
    const started = performance.now();
    const beat = createBeat();
    await runner([hourly(async () => undefined), beat.job], { uptime: () => (performance.now() - started) / 1_000 });
    await expect.poll(beat.count).toBeGreaterThan(0);
    await setClock('2 days');
    await expect.poll(() => problems.length).toBeGreaterThan(0);
    const before = beat.count();
    await expect.poll(beat.count).toBeGreaterThan(before + 1);
    expect(await doneWindows('test.hourly')).toEqual([]);
    expect(await db.selectFrom('job_clock_hold').selectAll().execute()).toHaveLength(1);
    await setClock('0 seconds');
    await expect.poll(() => db.selectFrom('job_clock_hold').selectAll().execute()).toEqual([]);
    expect(await doneWindows('test.hourly')).toEqual([]);
  });

  test('settles nothing when the clock jumps after it was looked at', async () => {
    const job = hourly(async () => undefined);
    await beginAt(job.name, new Date().toISOString().replace(/:.*/, ':00:00Z'));
    const settle = (latest: number) =>
      settleDue(
        db,
        job,
        { merchant: MERCHANT, job: job.name },
        { worker: 'test', signal: new AbortController().signal, latestBelieved: () => new Date(latest) },
      );
    await noteZone(db, { code: MERCHANT, timeZone: 'Asia/Phnom_Penh' });
    await setClock('2 days');
    await settle(Date.now() + 300_000);
    expect(await doneWindows(job.name)).toEqual([]);
    await settle(Date.now() + 3 * 86_400_000);
    expect((await doneWindows(job.name)).length).toBeGreaterThan(40);
  });

  test('settles after a jump of the clock once an operator has said that it is right', async () => {
    const started = performance.now();
    const beat = createBeat();
    await runner([hourly(async () => undefined), beat.job], { uptime: () => (performance.now() - started) / 1_000 });
    await expect.poll(beat.count).toBeGreaterThan(0);
    await setClock('3 hours');
    await expect.poll(() => problems.length).toBeGreaterThan(0);
    expect(await releaseWindows(db)).toBe(true);
    await expect.poll(async () => (await doneWindows('test.hourly')).length).toBeGreaterThanOrEqual(3);
  });

  test('goes by a new zone from the next month on', async () => {
    let timeZone = 'Asia/Phnom_Penh';
    const zones = () => db.selectFrom('merchant_zone').select(['zone', 'starts_at']).orderBy('starts_at').execute();
    await runner([{ name: 'test.daily', window: 'day', run: async () => undefined }], { timeZone: () => timeZone });
    await expect.poll(async () => (await zones()).map(({ zone }) => zone)).toEqual(['Asia/Phnom_Penh']);
    timeZone = 'Europe/Berlin';
    await expect
      .poll(async () => (await zones()).map(({ zone }) => zone))
      .toEqual(['Asia/Phnom_Penh', 'Europe/Berlin']);
    const change = (await zones())[1]?.starts_at;
    expect(change?.toISOString()).toMatch(/T17:00:00\.000Z$/);
    expect(change && change.getTime() > Date.now()).toBe(true);
    timeZone = 'Asia/Phnom_Penh';
    await expect.poll(async () => (await zones()).map(({ zone }) => zone)).toEqual(['Asia/Phnom_Penh']);
  });
});
