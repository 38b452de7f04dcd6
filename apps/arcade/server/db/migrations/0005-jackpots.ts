import { type Kysely, sql } from 'kysely';

/**
 * Pots of linked jackpots that a round has hit: known with its result, and how much each has paid from the wallet's answer on.
 * What stands in the pots is the wallet's matter alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table arcade.round add column jackpots jsonb`.execute(db);
}
