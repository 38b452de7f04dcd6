import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { testDb } from '../../../../test/harness.ts';
import { countJobs, expireTaken, skipPauses, startTestWorkers } from '../../../../test/queue.ts';
import { openJobsDb } from '../../db/open.ts';
import { inTransaction } from '../../db/transaction.ts';
import { BOSS_OPTIONS, createQueue, type JobRules } from './queue.ts';
import { queueDb } from './queue-db.ts';
import type { QueueRunner, QueueWorker, TakenJob } from './workers.ts';

const t = await testDb();
const isServer = t.engine === 'postgres';
const queue = createQueue();
const RULES: JobRules = { retryLimit: 2, retryDelay: 60, expireInSeconds: 60 };

type Work = (message: string, job: TakenJob) => Promise<void>;
const worker = (work: Work, name: 'messages' | 'messages_dead' = 'messages'): QueueWorker => ({
  queue: name,
  atOnce: 3,
  pollSeconds: 60,
  work: ({ message }, job) => work(message, job),
});

const runners: QueueRunner[] = [];
async function start(
  work: Work,
  options: { pollSeconds?: number; dead?: Work; from?: typeof queue; url?: string } = {},
) {
  const { dead, from = queue, ...rest } = options;
  const workers = [worker(work), ...(dead ? [worker(dead, 'messages_dead')] : [])];
  const runner = await startTestWorkers(t, { queue: from, workers, ...rest });
  runners.push(runner);
  return runner;
}

const send = (message: string, rules = RULES) =>
  inTransaction(t.db.kysely, (trx) => queue.send(trx, 'messages', randomUUID(), { message }, rules));

beforeEach(() => sql`delete from pgboss.job`.execute(t.db.kysely).then(() => undefined));
afterEach(async () => {
  await Promise.all(runners.splice(0).map((runner) => runner.close()));
});

describe('sending', () => {
  test('wakes a worker of this process when the transaction is committed', async () => {
    const work = vi.fn<Work>(async () => undefined);
    await start(work, { pollSeconds: 600 });
    await send('a');
    await expect.poll(() => work.mock.calls.map(([message]) => message)).toEqual(['a']);
    await expect.poll(() => countJobs(t)).toEqual({ 'messages completed': 1 });
  });

  test('leaves nothing behind when the transaction is rolled back', async () => {
    const work = vi.fn<Work>(async () => undefined);
    const woken = vi.fn();
    const leave = queue.onSent(woken);
    await start(work);
    const broken = inTransaction(t.db.kysely, async (trx) => {
      await queue.send(trx, 'messages', randomUUID(), { message: 'lost' }, RULES);
      throw new Error('the work that it belongs to has failed');
    });
    await expect(broken).rejects.toThrow('has failed');
    await send('kept');
    await expect.poll(() => work.mock.calls.map(([message]) => message)).toEqual(['kept']);
    expect(woken).toHaveBeenCalledTimes(1);
    leave();
  });

  test('refuses a job that was sent before', async () => {
    const id = randomUUID();
    const twice = () => inTransaction(t.db.kysely, (trx) => queue.send(trx, 'messages', id, { message: 'a' }, RULES));
    await twice();
    await expect(twice()).rejects.toThrow('was sent before');
  });

  test('reaches workers of other processes at their next look', async () => {
    const work = vi.fn<Work>(async () => undefined);
    await start(work, { from: createQueue() });
    await send('from elsewhere');
    await expect.poll(() => work.mock.calls.length).toBe(1);
  });
});

describe('workers', () => {
  test('work off a heap side by side, each job once, also as two gateways', async () => {
    const done: string[] = [];
    let atOnce = 0;
    let most = 0;
    const work: Work = async (message) => {
      most = Math.max(most, ++atOnce);
      await new Promise((resolve) => setImmediate(resolve));
      done.push(message);
      atOnce -= 1;
    };
    const messages = Array.from({ length: 60 }, (_, n) => String(n));
    await inTransaction(t.db.kysely, async (trx) => {
      for (const message of messages) await queue.send(trx, 'messages', randomUUID(), { message }, RULES);
    });
    await start(work);
    await start(work, { from: createQueue() });
    await expect.poll(() => countJobs(t)).toEqual({ 'messages completed': messages.length });
    expect(done.toSorted((a, b) => Number(a) - Number(b))).toEqual(messages);
    expect(most).toBeGreaterThan(1);
  });

  test('try a job again after a pause, and give it to the dead letters after the last try', async () => {
    const attempts: number[] = [];
    const ids = new Set<string>();
    const dead = vi.fn<Work>(async () => undefined);
    await start(
      async (_message, { attempt, id }) => {
        attempts.push(attempt);
        ids.add(id);
        throw new Error('not now');
      },
      { dead },
    );
    await send('a');
    for (const tries of [1, 2]) {
      await expect.poll(() => attempts.length).toBe(tries);
      await expect.poll(() => countJobs(t)).toEqual({ 'messages retry': 1 });
      await skipPauses(t);
    }
    await expect.poll(() => dead.mock.calls.map(([message]) => message)).toEqual(['a']);
    expect(attempts).toEqual([1, 2, 3]);
    // the dead letter names the job that it was
    expect(dead.mock.calls.map(([, { id }]) => id)).toEqual([...ids]);
  });

  test('get the job of a process that has died after taking it, once its time is over', async () => {
    const jobsDb = openJobsDb(t.db);
    const boss = new PgBoss({ ...BOSS_OPTIONS, db: queueDb(t.db, jobsDb) });
    await send('a');
    expect(await boss.fetch('messages')).toHaveLength(1);
    await jobsDb.close();
    const attempts: number[] = [];
    const { supervisor } = await start(async (_message, { attempt }) => void attempts.push(attempt));
    const supervise = () => supervisor.run({ db: t.db.kysely, signal: new AbortController().signal });
    await supervise();
    expect(await countJobs(t)).toEqual({ 'messages active': 1 });
    await expireTaken(t);
    await supervise();
    await skipPauses(t);
    await expect.poll(() => attempts).toEqual([2]);
  });

  test('finish a job that runs when they are told to end', async () => {
    const { promise: isStarted, resolve: started } = Promise.withResolvers<void>();
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
    const runner = await start(async () => {
      started();
      await mayEnd;
    });
    await send('a');
    await isStarted;
    const closing = runner.close();
    end();
    await closing;
    expect(await countJobs(t)).toEqual({ 'messages completed': 1 });
  });

  test('leave a job that hangs to others when they are told to end', async () => {
    const { promise: isAborted, resolve: aborted } = Promise.withResolvers<void>();
    const { promise: isStarted, resolve: started } = Promise.withResolvers<void>();
    const runner = await start(async (_message, { signal }) => {
      started();
      await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
      aborted();
    });
    await send('a');
    await isStarted;
    await runner.close();
    await isAborted;
    expect(await countJobs(t)).toEqual({ 'messages retry': 1 });
    const attempts: number[] = [];
    await skipPauses(t);
    await start(async (_message, { attempt }) => void attempts.push(attempt));
    await expect.poll(() => attempts).toEqual([2]);
  });

  test.runIf(isServer)('need no more rights than the role of the gateway has', async () => {
    const url = new URL(t.url ?? '');
    url.searchParams.set('options', '-c role=mekong_app');
    const work = vi.fn<Work>(async () => {
      throw new Error('not now');
    });
    const dead = vi.fn<Work>(async () => undefined);
    const { supervisor } = await start(work, { dead, url: url.href });
    await inTransaction(t.db.kysely, async (trx) => {
      await sql`set local role mekong_app`.execute(trx);
      await queue.send(trx, 'messages', randomUUID(), { message: 'a' }, { ...RULES, retryLimit: 0 });
    });
    await expect.poll(() => dead.mock.calls.length).toBe(1);
    await supervisor.run({ db: t.db.kysely, signal: new AbortController().signal });
  });
});

describe('the connection of the queue', () => {
  test('keeps a script that fails apart from the transactions of others', async () => {
    const jobsDb = openJobsDb(t.db);
    const { executeSql } = queueDb(t.db, jobsDb);
    await sql`create table kept (n int4)`.execute(t.db.kysely);
    const writes = Array.from({ length: 20 }, (_, n) =>
      inTransaction(t.db.kysely, async (trx) => {
        await sql`insert into kept values (${n})`.execute(trx);
        await sql`select 1`.execute(trx);
      }),
    );
    const scripts = Array.from({ length: 20 }, () =>
      executeSql('BEGIN; insert into kept values (-1); select 1 / 0; COMMIT;'),
    );
    expect((await Promise.allSettled(scripts)).every(({ status }) => status === 'rejected')).toBe(true);
    await Promise.all(writes);
    const { rows } = await executeSql('BEGIN; select n from kept order by n; COMMIT;');
    expect(rows.map(({ n }) => n)).toEqual(Array.from({ length: 20 }, (_, n) => n));
    await sql`drop table kept`.execute(t.db.kysely);
    await jobsDb.close();
  });
});
