import { type Kysely, sql } from 'kysely';

/** A house that has the slot with the expanding symbol is told how it pays; other vendors follow with their next import. */
export async function tellVeryHigh(db: Kysely<unknown>): Promise<void> {
  await sql`
    update game set volatility = 'very-high'
      from vendor v
     where v.id = game.vendor_id and v.code = 'HOUSE' and game.game_id = 'palm-leaf-book' and game.volatility = 'high'`.execute(
    db,
  );
}

/** How a slot pays has four words: the one that goes above "high" is its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table game drop constraint game_volatility_check`.execute(db);
  await sql`
    alter table game add constraint game_volatility_check
      check (volatility in ('low', 'medium', 'high', 'very-high'))`.execute(db);
  await tellVeryHigh(db);
}
