import { type Kysely, sql } from 'kysely';

/** How often a part of a withdrawal was paid again after it had come back: each time is booked, and comes back, once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table withdraw_part add column times_paid_again smallint not null default 0`.execute(db);
}
