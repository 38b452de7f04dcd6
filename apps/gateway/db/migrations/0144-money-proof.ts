import { type Kysely, sql } from 'kysely';

/** Until when money may leave by a session because its owner has proved himself for that. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table session add column money_until timestamptz`.execute(db);
}
