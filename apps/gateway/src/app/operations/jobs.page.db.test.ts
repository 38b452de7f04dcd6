import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { testGateway } from '../../../test/gateway.ts';
import { testDb } from '../../../test/harness.ts';
import { operatorsOf } from '../../../test/operators.ts';

const t = await testDb();
const { look, save, send } = await operatorsOf(await testGateway(t));
const db = t.db.kysely;

describe('the jobs page', () => {
  test('shows jobs that are in time, late or failing, and what was settled', async () => {
    await sql`
      insert into job_state (merchant, job, schedule, next_at, started_at, ended_at, worker, runs, failures, last_error)
      values ('', 'test.good', 'every 30 s', job_now() + interval '30 s', job_now(), job_now(), 'a:1', 7, 0, null),
             ('', 'test.late', 'every 30 s', job_now() - interval '5 min', null, null, null, 0, 0, null),
             ('mekong', 'test.daily', 'day', job_now(), job_now(), job_now(), 'a:1', 1, 3, 'no <money> left')`.execute(
      db,
    );
    await sql`
      insert into job_run (merchant, job, window_start, window_end, zone, state, worker, started_at, ended_at, detail, error)
      values ('mekong', 'test.daily', '2026-11-20T17:00Z', '2026-11-21T17:00Z', 'Asia/Phnom_Penh', 'DONE', 'a:1', job_now(), job_now(), '{"bills": 12}', null),
             ('mekong', 'test.daily', '2026-11-21T17:00Z', '2026-11-22T17:00Z', 'Asia/Phnom_Penh', 'FAILED', 'a:1', job_now(), job_now(), '{}', 'no <money> left')`.execute(
      db,
    );
    const { payload } = await look('/jobs');
    expect(payload).toContain('In time');
    expect(payload).toContain('Late by 5 min.');
    expect(payload).toContain('Failed 3 times in a row:');
    expect(payload).toContain('no &lt;money&gt; left');
    expect(payload).toContain('2026-11-20 17:00:00<br>2026-11-21 17:00:00');
    expect(payload).toContain('&quot;bills&quot;: 12'.replace(' ', ''));
    const failed = (await look('/jobs?job=test.daily&state=FAILED')).payload;
    expect(failed).toContain('2026-11-22 17:00:00');
    expect(failed).not.toContain('bills');
    expect((await look('/jobs?job=test.good')).payload).toContain('No runs.');
  });

  test('lets an operator confirm the clock after a jump, which the audit notes', async () => {
    expect((await look('/jobs')).payload).not.toContain('The clock is right');
    expect((await send('/jobs/clock', {})).statusCode).toBe(404);
    await sql`insert into job_clock_hold (expected_at, seen_at) values ('2026-11-22T01:00Z', '2026-11-24T01:00Z')`.execute(
      db,
    );
    expect((await look('/jobs')).payload).toContain('from 2026-11-22 01:00:00 to 2026-11-24 01:00:00');
    expect((await save('/jobs', '/jobs/clock', {})).statusCode).toBe(303);
    expect(await db.selectFrom('job_clock_hold').selectAll().execute()).toEqual([]);
    const noted = await db.selectFrom('audit').select('actor_id').where('action', '=', 'clock.confirmed').execute();
    expect(noted).toEqual([{ actor_id: 'local' }]);
  });
});
