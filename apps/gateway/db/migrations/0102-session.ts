import { type Kysely, sql } from 'kysely';

/**
 * A session counts only with both halves: the secret of the cookie (here) and the token of a tab (session_token).
 * Hashes only: a copy of the database opens no session.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table session (
      id bigint generated always as identity primary key,
      member_id bigint not null references member (id),
      cookie_hash text not null constraint session_cookie_hash_key unique,
      ip text not null,
      user_agent text not null,
      created_at timestamptz not null default now(),
      last_seen_at timestamptz not null default now(),
      expires_at timestamptz not null,
      ended_at timestamptz,
      end_reason text constraint session_end_reason_check
        check (end_reason in ('LOGOUT', 'IDLE', 'EXPIRED', 'REPLACED', 'PASSWORD_CHANGED', 'LOCKED'))
    )`.execute(db);
  await sql`create index session_member_id_idx on session (member_id, id)`.execute(db);
  await sql`create index session_open_idx on session (last_seen_at) where ended_at is null`.execute(db);
  await sql`
    create table session_token (
      token_hash text primary key,
      session_id bigint not null references session (id) on delete cascade,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index session_token_session_id_idx on session_token (session_id, created_at)`.execute(db);
}
