/**
 * A process that settles windows until it is killed. Started by the tests of the job runner with the address of their
 * database; its time passes as fast as that database's.
 */
import fastify from 'fastify';
import { sql } from 'kysely';
import { openDb, openJobsDb } from '../../src/kernel/db/open.ts';
import type { WindowJob } from '../../src/kernel/jobs/job.ts';
import { startJobs } from '../../src/kernel/jobs/runner.ts';

const [, , url = '', speed = '1'] = process.argv;
const db = await openDb({ url });
const settle: WindowJob = {
  name: 'test.settle',
  window: 'five-minutes',
  async run(trx, window) {
    await sql`insert into paid (window_start, agent) select ${window.start}::timestamptz, n from generate_series(1, 20) n`.execute(
      trx,
    );
    // one in ten takes longer than a window lasts
    const isSlow = Math.random() < 0.1;
    await sql`select pg_sleep(${isSlow ? 0.7 : 0.02})`.execute(trx);
    return { bills: 20 };
  },
};
await startJobs({
  db,
  jobsDb: openJobsDb(db).kysely,
  jobs: [settle],
  merchants: async () => [{ code: 'm', timeZone: 'Asia/Phnom_Penh' }],
  log: fastify().log,
  uptime: () => process.uptime() * Number(speed),
});
