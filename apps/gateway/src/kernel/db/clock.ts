import { sql } from 'kysely';
import type { Executor } from './types.ts';

/** Time by the database: the one clock that all processes share. */
export async function databaseTime(db: Executor): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select job_now() as now`.execute(db);
  if (!rows[0]) throw new Error('The database does not tell the time.');
  return rows[0].now;
}
