import { sql } from 'kysely';
import type { Executor } from '../src/kernel/db/types.ts';

/** Stops the clock of the test's database, the one that draws and jobs go by, at a moment. */
export async function stopDatabaseClock(db: Executor, at: Date): Promise<void> {
  await sql
    .raw(
      `create or replace function job_now() returns timestamptz language sql volatile as $$ select timestamptz '${at.toISOString()}' $$`,
    )
    .execute(db);
}
