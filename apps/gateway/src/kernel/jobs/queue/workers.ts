import type { FastifyBaseLogger } from 'fastify';
import { PgBoss } from 'pg-boss';
import type { Db, JobsDb } from '../../db/open.ts';
import type { IntervalJob } from '../job.ts';
import { BOSS_OPTIONS, type Queue, type QueueData, type QueueName } from './queue.ts';
import { queueDb } from './queue-db.ts';

/** Pause between two looks that a worker takes by itself; it is woken when there may be something to do. */
const OWN_LOOK_S = 60;
/** Jobs of processes that have died are looked for so often; their time is over after `expireInSeconds`. */
const SUPERVISE_S = 30;
/** How long a job that runs may go on after the process was told to end; then another process gets it. */
const STOP_SECONDS = 4;

/** What a worker may know of the job it has taken. */
export interface TakenJob {
  /** The job, or for a dead letter the job that it was. */
  id: string;
  /** Number of this try, from 1. */
  attempt: number;
  /** Aborted when its time is over or the process ends. */
  signal: AbortSignal;
}

interface WorkerOf<Q extends QueueName> {
  queue: Q;
  /** Jobs that one process runs side by side. */
  atOnce: number;
  /** Seconds between two looks at what other processes have sent and what is due again; own jobs wake the worker. */
  pollSeconds: number;
  /** Does the job; when it rejects, the job is tried again by its rules. */
  work(data: QueueData[Q], job: TakenJob): Promise<void>;
}

/** Work that begins with a job of a queue, at least once for each: one whose process has died is run again. */
export type QueueWorker = { [Q in QueueName]: WorkerOf<Q> }[QueueName];

export interface QueueRunner {
  /** Gives jobs of dead processes to others and forgets old ones; for the job runner. */
  supervisor: IntervalJob;
  /** Takes no more jobs, waits a few seconds for those that run and hands the rest to other processes. */
  close(): Promise<void>;
}

export interface QueueRunnerOptions {
  db: Db;
  jobsDb: JobsDb;
  queue: Queue;
  workers: readonly QueueWorker[];
  log: FastifyBaseLogger;
  /** @default 4 */
  stopSeconds?: number;
}

/** Starts the workers of this process; any number of processes share the jobs of a database. */
export async function startQueueWorkers(options: QueueRunnerOptions): Promise<QueueRunner> {
  const { db, jobsDb, queue, workers, log, stopSeconds = STOP_SECONDS } = options;
  const boss = new PgBoss({
    ...BOSS_OPTIONS,
    db: queueDb(db, jobsDb),
    monitorIntervalSeconds: SUPERVISE_S - 1,
    maintenanceIntervalSeconds: 3_600,
    queueCacheIntervalSeconds: 600,
  });
  boss.on('error', (error) => log.error({ err: error }, 'the queue met an error; it goes on'));
  boss.on('warning', (warning) => log.warn({ warning }, 'the queue warns'));
  await boss.start();
  const wakes = new Map<QueueName, () => void>();
  for (const worker of workers) wakes.set(worker.queue, await startWorker(boss, worker));
  const looks = workers.map(({ queue: name, pollSeconds }) =>
    setInterval(() => wakes.get(name)?.(), pollSeconds * 1_000).unref(),
  );
  const leave = queue.onSent((name) => wakes.get(name)?.());
  return {
    supervisor: { name: 'queue.supervise', everySeconds: SUPERVISE_S, run: () => boss.supervise() },
    async close() {
      leave();
      for (const look of looks) clearInterval(look);
      const { promise: isTimeUp, resolve: end } = Promise.withResolvers<void>();
      const timer = setTimeout(end, stopSeconds * 1_000);
      await Promise.race([isTimeUp, Promise.all(workers.map(({ queue: name }) => boss.offWork(name)))]);
      clearTimeout(timer);
      // puts jobs that still run back and aborts them
      await boss.stop({ graceful: false });
    },
  };
}

/**
 * Starts the workers of one queue. By itself pg-boss takes one job and then waits for its next look; here whoever has
 * finished looks again at once, and whoever begins wakes the next one, so that a heap is worked off side by side. All
 * other looks are those of one idle worker, whichever that is: a worker that is busy for long keeps nobody waiting.
 *
 * @returns a function that makes an idle worker look now
 */
async function startWorker(boss: PgBoss, worker: QueueWorker): Promise<() => void> {
  const ids: string[] = [];
  const busy = new Set<number>();
  const wakeOne = (n: number) => {
    const id = ids[n];
    if (id !== undefined) boss.notifyWorker(id);
  };
  const wake = () => wakeOne(ids.findIndex((_, n) => !busy.has(n)));
  for (let n = 0; n < worker.atOnce; n++) {
    const id = await boss.work<QueueData[QueueName], void, { includeMetadata: true; pollingIntervalSeconds: number }>(
      worker.queue,
      { includeMetadata: true, pollingIntervalSeconds: OWN_LOOK_S },
      async ([job]) => {
        if (!job) return;
        busy.add(n);
        wake();
        try {
          const { data, retryCount, signal } = job;
          // the job was taken from the worker's own queue
          const work = worker.work as (data: QueueData[QueueName], job: TakenJob) => Promise<void>;
          await work(data, { id: job.sourceId ?? job.id, attempt: retryCount + 1, signal });
        } finally {
          busy.delete(n);
          wakeOne(n);
        }
      },
    );
    ids.push(id);
  }
  return wake;
}
