import { type Kysely, sql } from 'kysely';

/** Archives beside pictures: copies of what is kept about a member. They have no sides. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table stored_file
      alter column width drop not null,
      alter column height drop not null,
      drop constraint stored_file_purpose_check,
      add constraint stored_file_purpose_check check (purpose in ('PROOF', 'SLIP', 'EXPORT')),
      add constraint stored_file_width_check check ((purpose = 'EXPORT') = (width is null and height is null))`.execute(
    db,
  );
}
