import { type Kysely, sql } from 'kysely';

/** What of a bonus that became smaller lies in open bets: it goes back when it comes back from them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table deposit_bonus
      add column owed bigint not null default 0 constraint deposit_bonus_owed_check check (owed >= 0)`.execute(db);
}
