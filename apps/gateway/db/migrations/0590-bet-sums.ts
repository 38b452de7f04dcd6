import { type Kysely, sql } from 'kysely';

/**
 * Whoever bets most has 100,000 bets in the three months that a record may ask for, each on another page of the table and
 * with another round. What sums and filters read of them stands in the index of the member, which is a tenth of that; the
 * kind of game, which does not change, was in the round alone. The table has to be vacuumed for that well before a fifth of it
 * is new.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table bet add column category text`.execute(db);
  await sql`
    update bet b set category = r.category
      from round r where r.vendor = b.vendor and r.round_id = b.round_id and r.member_id = b.member_id`.execute(db);
  await sql`alter table bet alter column category set not null`.execute(db);
  await sql`drop index bet_member_id_idx`.execute(db);
  await sql`
    create index bet_member_id_idx on bet (member_id, placed_at desc, id desc)
      include (stake, valid_bet, payout, status, category, vendor, game_id)`.execute(db);
  await sql`
    alter table bet set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02)`.execute(
    db,
  );
}
