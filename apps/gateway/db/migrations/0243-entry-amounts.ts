import { type Kysely, sql } from 'kysely';

/** Sums over many entries of one account are read from the index alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table entry drop constraint entry_pkey,
      add constraint entry_pkey primary key (account_id, seq) include (amount)`.execute(db);
}
