import { type Kysely, sql } from 'kysely';

/** Largest bet and most winnings of bonuses, and what of a bonus goes back with payments of its deposit. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table bonus_offer
      add column max_stake bigint constraint bonus_offer_max_stake_check check (max_stake > 0),
      add column max_win bigint constraint bonus_offer_max_win_check check (max_win > 0)`.execute(db);
  // amount and required are lowered by it: what was granted is both together
  await sql`
    alter table deposit_bonus
      add column reduced bigint not null default 0 constraint deposit_bonus_reduced_check check (reduced >= 0)`.execute(
    db,
  );
}
