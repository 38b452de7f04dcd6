import { type Kysely, sql } from 'kysely';

/** A provider corrects a settlement file by a second one. Both are kept, and one of them counts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // null: it counts
  await sql`alter table settlement_file add column replaced_at timestamptz`.execute(db);
  await sql`alter table settlement_file drop constraint settlement_file_day_id_currency_key`.execute(db);
  await sql`
    create unique index settlement_file_day_id_currency_key on settlement_file (day_id, currency)
     where replaced_at is null`.execute(db);
  await sql`create index settlement_file_day_id_idx on settlement_file (day_id)`.execute(db);
}
