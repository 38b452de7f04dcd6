import { sql } from 'kysely';
import { afterAll, expect } from 'vitest';
import { openDb, openJobsDb } from '../src/kernel/db/open.ts';
import type { Queue } from '../src/kernel/jobs/queue/queue.ts';
import { type QueueRunner, type QueueWorker, startQueueWorkers } from '../src/kernel/jobs/queue/workers.ts';
import type { TestDb } from './harness.ts';

const log = { error: () => undefined, warn: () => undefined } as never;

export interface TestWorkersOptions {
  queue: Queue;
  workers: readonly QueueWorker[];
  /** Seconds between two looks. @default 0.1 */
  pollSeconds?: number;
  /** Address of the database under another role; PostgreSQL only. */
  url?: string | undefined;
}

/** Workers as another gateway has them, on PostgreSQL with connections of their own. They end with the test file. */
export async function startTestWorkers(t: TestDb, options: TestWorkersOptions): Promise<QueueRunner> {
  const { queue, pollSeconds = 0.1, url = t.url } = options;
  const own = url ? await openDb({ url }) : t.db;
  const jobsDb = openJobsDb(own);
  const workers = options.workers.map((worker) => ({ ...worker, pollSeconds }));
  const runner = await startQueueWorkers({ db: own, jobsDb, queue, workers, log, stopSeconds: 1 });
  let closing: Promise<void> | undefined;
  const close = (): Promise<void> => {
    closing ??= (async () => {
      await runner.close();
      await jobsDb.close();
      if (own !== t.db) await own.close();
    })();
    return closing;
  };
  afterAll(close);
  return { ...runner, close };
}

/** As if the pauses before the next tries were over. */
export async function skipPauses({ db }: TestDb): Promise<void> {
  await sql`update pgboss.job set start_after = now() where state = 'retry'`.execute(db.kysely);
}

/** As if the processes that have taken jobs were dead for as long as these may take, and as if this was not looked at yet. */
export async function expireTaken({ db }: TestDb): Promise<void> {
  await sql`update pgboss.job set started_on = now() - interval '1 day' where state = 'active'`.execute(db.kysely);
  await sql`update pgboss.queue set monitor_claim_on = to_timestamp(0)`.execute(db.kysely);
}

/** Waits until no job runs and none is due: all that are left wait for their next try. */
export async function queueIsIdle({ db }: TestDb): Promise<void> {
  const due = async () => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int4 as n from pgboss.job
       where state in ('created', 'active') or (state = 'retry' and start_after <= now())`.execute(db.kysely);
    return rows[0]?.n;
  };
  await expect.poll(due).toBe(0);
}

/** Jobs by queue and state. */
export async function countJobs({ db }: TestDb): Promise<Record<string, number>> {
  const { rows } = await sql<{ key: string; n: number }>`
    select name || ' ' || state as key, count(*)::int4 as n from pgboss.job group by 1`.execute(db.kysely);
  return Object.fromEntries(rows.map(({ key, n }) => [key, n]));
}
