import { type Kysely, sql } from 'kysely';

/**
 * Which vendors play on the single wallet, and what the cover of a game is drawn from. The index finds a game by the name
 * of its picture.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table vendor add column single_wallet boolean not null default true`.execute(db);
  await sql`
    alter table game
      -- Drawing in the middle of the cover, and its coat; null: by the id of the game.
      add column motif text,
      add column coat text`.execute(db);
  await sql`create index game_game_id_idx on game (game_id)`.execute(db);
}
