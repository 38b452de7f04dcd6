import { type Kysely, sql } from 'kysely';

/** For which approved name an operator has found that the holder of a payout account is the same person: a keyed hash of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payout_account add column compared_name text`.execute(db);
}
