import { type Kysely, sql } from 'kysely';

/**
 * The first bill of an agent without players makes the lineage of the agent. The role of the gateway may not write lineages, so
 * the function does it by the right of its owner.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter function lineage_of(bigint) security definer set search_path = public, pg_temp`.execute(db);
}
