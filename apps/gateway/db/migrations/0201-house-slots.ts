import { type Kysely, sql } from 'kysely';

/** The house has more than one slot: a session and a round say which one is played. What says nothing is Lotus Fortune. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table house_session add column game_id text not null default 'lotus-fortune'`.execute(db);
  await sql`alter table house_round add column game_id text not null default 'lotus-fortune'`.execute(db);
  // the newest rounds of a player in one slot
  await sql`drop index house_round_player_id_idx`.execute(db);
  await sql`create index house_round_player_id_game_id_idx on house_round (player_id, game_id, id desc)`.execute(db);
}
