import { type Kysely, sql } from 'kysely';

/** Announcements that belong to a vendor, or to one of its games. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table announcement
      add column vendor_code text references vendor (code),
      add column node_id integer references game (node_id)`.execute(db);
  await sql`create index announcement_vendor_code_idx on announcement (vendor_code, place) where vendor_code is not null`.execute(
    db,
  );
}
