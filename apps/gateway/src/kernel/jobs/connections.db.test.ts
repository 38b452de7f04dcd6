import { expect, test } from 'vitest';
import { testGateway } from '../../../test/gateway.ts';
import { testDb } from '../../../test/harness.ts';
import { openJobsDb } from '../db/open.ts';
import { isWindowJob } from './job.ts';

const t = await testDb();

test.runIf(t.engine === 'postgres')('no job by the clock takes a connection that requests wait for', async () => {
  const gateway = await testGateway(t);
  const jobsDb = openJobsDb(t.db);
  let taken = 0;
  if (t.db.engine === 'postgres') t.db.pool.on('acquire', () => taken++);
  const guilty: string[] = [];
  for (const job of gateway.modules.work) {
    if (isWindowJob(job)) continue;
    taken = 0;
    await job.run({ db: jobsDb.kysely, signal: new AbortController().signal });
    if (taken > 0) guilty.push(job.name);
  }
  await jobsDb.close();
  expect(guilty).toEqual([]);
});
