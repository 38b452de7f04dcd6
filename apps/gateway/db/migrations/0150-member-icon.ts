import { type Kysely, sql } from 'kysely';

/** The picture a member has chosen to stand under; null until then. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table member
      add column icon text constraint member_icon_check check (icon ~ '^[0-9]{1,3}$')`.execute(db);
}
