import { type Kysely, sql } from 'kysely';

/** Who delivers a message is its provider, as everywhere else. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table message rename column carrier to provider`.execute(db);
  await sql`alter table message rename constraint message_carrier_check to message_provider_check`.execute(db);
}
