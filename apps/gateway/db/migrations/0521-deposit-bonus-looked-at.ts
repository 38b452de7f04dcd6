import { type Kysely, sql } from 'kysely';

/** When a bonus was looked at last: who has waited longest comes first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table deposit_bonus add column looked_at timestamptz`.execute(db);
}
