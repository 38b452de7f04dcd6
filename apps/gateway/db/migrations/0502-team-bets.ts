import { type Kysely, sql } from 'kysely';

/**
 * The bets of a team are found by the lineages that its agent stands in. Bets of players without an agent, whose lineage is
 * the first, are in no team and need not be written there.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index lineage_edge_ancestor_idx on lineage_edge (ancestor, depth, lineage_id)`.execute(db);
  await sql`
    create index bet_lineage_id_idx on bet (lineage_id, placed_at desc, id desc) where lineage_id <> 1`.execute(db);
}
