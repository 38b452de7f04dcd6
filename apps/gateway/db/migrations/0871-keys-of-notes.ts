import { type Kysely, sql } from 'kysely';

/**
 * Notes about members and announcements are made once for a key of their dialog, however often it is sent. The digest tells whether
 * the same was sent. Rows from before have neither.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table member_note
      add column request_key uuid constraint member_note_request_key_key unique,
      add column request_digest text`.execute(db);
  await sql`
    alter table announcement
      add column request_key uuid constraint announcement_request_key_key unique,
      add column request_digest text`.execute(db);
}
