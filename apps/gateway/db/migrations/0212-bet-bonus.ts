import { type Kysely, sql } from 'kysely';

/** How much of a stake was bonus money: refunds go back in the same shares, and payouts are split by them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table bet add column bonus_stake bigint not null default 0
      constraint bet_bonus_stake_check check (bonus_stake between 0 and stake)`.execute(db);
}
