import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Executor } from '../db/types.ts';
import type { Job } from './job.ts';

export interface JobRunner {
  /** Stops the clocks and waits for what is running. */
  close(): Promise<void>;
}

/**
 * Runs jobs by the clock. Of several processes on one database the first one that notes the turn of a job runs it, and
 * the others pass.
 */
export function startJobs(db: Executor, jobs: readonly Job[], log: FastifyBaseLogger): JobRunner {
  const running = new Set<Promise<void>>();
  const timers = jobs.map((job) => {
    let current: Promise<void> | undefined;
    const tick = () => {
      if (current) return;
      current = runOnce(db, job)
        .catch((error: unknown) =>
          log.error({ err: error, job: job.name }, 'job failed; it runs again at its next turn'),
        )
        .finally(() => {
          if (current) running.delete(current);
          current = undefined;
        });
      running.add(current);
    };
    const timer = setInterval(tick, job.everySeconds * 1_000);
    timer.unref();
    return timer;
  });
  return {
    async close() {
      for (const timer of timers) clearInterval(timer);
      await Promise.all(running);
    },
  };
}

/** Claims the turn, then works. A run that is claimed and fails is made up for at the next turn. */
async function runOnce(db: Executor, job: Job): Promise<void> {
  const claimed = await sql`
    insert into job_run (name, started_at) values (${job.name}, now())
    on conflict (name) do update set started_at = now()
     where job_run.started_at <= now() - make_interval(secs => ${job.everySeconds * 0.9})
    returning name`.execute(db);
  if (claimed.rows.length > 0) await job.run();
}
