import { type Kysely, sql } from 'kysely';

/** The usual order of game lists, so that a page of ten thousand games is read and not sorted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index game_popularity_idx on game (popularity desc, is_hot desc, place, node_id)`.execute(db);
}
