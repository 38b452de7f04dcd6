import { type Kysely, sql } from 'kysely';

/** Pictures that members upload as evidence, encrypted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table stored_file (
      name text primary key constraint stored_file_name_check check (name ~ '^[A-Za-z0-9_-]{22}$'),
      member_id bigint not null references member (id),
      purpose text not null constraint stored_file_purpose_check check (purpose in ('PROOF', 'SLIP')),
      width integer not null,
      height integer not null,
      -- of the picture before it was encrypted
      sha256 bytea not null,
      -- the key of this picture alone, encrypted with the key of the gateway
      key_sealed text not null,
      bytes bytea not null,
      made_at timestamptz not null default now(),
      -- when it was taken into use; one that never is, is deleted
      used_at timestamptz,
      -- when one in use is deleted; null: not yet known
      keep_until timestamptz
    )`.execute(db);
  await sql`create index stored_file_member_id_idx on stored_file (member_id, made_at)`.execute(db);
  await sql`create index stored_file_unused_idx on stored_file (made_at) where used_at is null`.execute(db);
  await sql`create index stored_file_keep_until_idx on stored_file (keep_until) where keep_until is not null`.execute(
    db,
  );
}
