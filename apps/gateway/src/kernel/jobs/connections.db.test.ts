import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { makeMember } from '../../../db/seed/builders.ts';
import { testGateway } from '../../../test/gateway.ts';
import { testDb } from '../../../test/harness.ts';
import { cheapHash, PASSWORD, seedSmallWorld } from '../../../test/people.ts';
import { openJobsDb } from '../db/open.ts';
import { isWindowJob } from './job.ts';

const t = await testDb();
const db = t.db.kysely;

/** An agent with a member below, with a session, who leaves: what the job of closings has to end. */
async function leaveAnAgent(login: (username: string, password: string) => Promise<unknown>): Promise<string> {
  const { dara } = await seedSmallWorld(db);
  const passwordHash = await cheapHash(PASSWORD);
  const id = await makeMember(db, { username: 'leaver', passwordHash, uplineId: dara, type: 1 });
  await makeMember(db, { username: 'below', passwordHash, uplineId: id });
  await login('leaver', PASSWORD);
  await sql`insert into account_closing (member_id, asked_at) values (${id}, now())`.execute(db);
  return id;
}

test.runIf(t.engine === 'postgres')('no job by the clock takes a connection that requests wait for', async () => {
  const gateway = await testGateway(t);
  const leaver = await leaveAnAgent(gateway.login);
  // what is told to all processes goes out in batches beside the work, in a moment
  vi.spyOn(t.notifier, 'publish').mockResolvedValue();
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
  const { rows } = await sql<{ isClosed: boolean; open: number }>`
    select closed_at is not null as "isClosed",
           (select count(*)::int from session s where s.member_id = c.member_id and s.ended_at is null) as open
      from account_closing c where member_id = ${leaver}`.execute(db);
  expect(rows).toEqual([{ isClosed: true, open: 0 }]);
});
