import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDb } from '../../../test/harness.ts';

const t = await testDb();
const db = t.db.kysely;
const program = fileURLToPath(new URL('../../../test/processes/job-runner.ts', import.meta.url));

const doneWindows = () =>
  db
    .selectFrom('job_run')
    .select(['window_start', 'window_end', 'started_at'])
    .where('job', '=', 'test.settle')
    .where('state', '=', 'DONE')
    .orderBy('window_start')
    .execute();

// Several processes share a server; the embedded database has one.
test.runIf(t.engine === 'postgres')(
  'windows are settled once and in order when two processes are killed again and again',
  { timeout: 180_000 },
  async () => {
    const SPEED = 600;
    await sql`create table paid (window_start timestamptz, agent int4, primary key (window_start, agent))`.execute(db);
    await sql
      .raw(
        `create or replace function job_now() returns timestamptz language sql volatile as $$ select timestamptz '2026-11-15 00:00+07' + (clock_timestamp() - timestamptz '${new Date().toISOString()}') * ${SPEED} $$`,
      )
      .execute(db);
    const start = () =>
      spawn(process.execPath, [program, t.url ?? '', String(SPEED)], { stdio: ['ignore', 'pipe', 'inherit'] });
    const workers: ChildProcess[] = [start(), start()];
    const count = async () => (await doneWindows()).length;
    await expect.poll(count).toBeGreaterThan(0);
    for (let kill = 0; kill < 6; kill++) {
      const seen = await count();
      await expect.poll(count).toBeGreaterThan(seen + 1);
      const victim = workers[kill % 2];
      const gone = victim && once(victim, 'exit');
      victim?.kill('SIGKILL');
      await gone;
      workers[kill % 2] = start();
    }
    const seen = await count();
    await expect.poll(count).toBeGreaterThan(seen + 1);
    const ends = workers.map((worker) => once(worker, 'exit'));
    for (const worker of workers) worker.kill('SIGKILL');
    await Promise.all(ends);
    const done = await doneWindows();
    for (const [n, window] of done.slice(1).entries()) {
      expect(window.window_start).toEqual(done[n]?.window_end);
      expect(window.started_at.getTime()).toBeGreaterThanOrEqual(done[n]?.started_at.getTime() ?? 0);
    }
    const paid = await sql<{ n: number; windows: number }>`
    select count(*)::int4 as n, count(distinct window_start)::int4 as windows from paid`.execute(db);
    expect(paid.rows[0]).toEqual({ n: 20 * done.length, windows: done.length });
    await sql`drop table paid`.execute(db);
  },
);
