import { type Kysely, sql } from 'kysely';

/** Lists of the operators' console, which are filtered on the server and must stay quick on a site of any size. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index audit_action_idx on audit (action, id)`.execute(db);
  await sql`create index audit_object_idx on audit (object, id)`.execute(db);
  // The beginning of a name, whatever the collation of the database.
  await sql`create index member_username_key_idx on member (username_key text_pattern_ops)`.execute(db);
  await sql`create index member_registered_at_idx on member (registered_at)`.execute(db);
  await sql`create index draw_void_idx on draw (draws_at) where status = 'void'`.execute(db);
}
