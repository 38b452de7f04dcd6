import { type Kysely, sql } from 'kysely';

/** Authenticators and their recovery codes. The secret is encrypted, the codes are keyed hashes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table totp (
      member_id bigint primary key references member (id),
      sealed_secret text not null,
      -- Half minute of the last code that was taken: it and all before it count no more.
      last_step bigint not null default 0,
      confirmed_at timestamptz
    )`.execute(db);
  await sql`
    create table recovery_code (
      member_id bigint not null references member (id),
      code_hash text not null,
      used_at timestamptz,
      primary key (member_id, code_hash)
    )`.execute(db);
}
