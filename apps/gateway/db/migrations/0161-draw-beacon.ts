import { type Kysely, sql } from 'kysely';

/** Draws may mix in a value of a public beacon: the round is fixed with the announcement, its value is known at the draw. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table draw add column public_round bigint`.execute(db);
}
