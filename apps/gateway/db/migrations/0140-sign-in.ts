import { type Kysely, sql } from 'kysely';

/** How each session was opened and from which browser, and the log-ins of the last 90 days that its owner may look at. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table session
      add column method text not null default 'password' constraint session_method_check check (method in (
        'password', 'sms', 'social', 'passkey', 'remembered', 'freeplay', 'register', 'recovery')),
      -- Hash of the browser's own cookie; null on a browser that keeps none.
      add column device_hash text,
      -- Until then the owner counts as having just proved who he is.
      add column strong_until timestamptz,
      drop constraint session_end_reason_check,
      add constraint session_end_reason_check check (end_reason in (
        'LOGOUT', 'IDLE', 'EXPIRED', 'REPLACED', 'PASSWORD_CHANGED', 'LOCKED', 'ENDED_ELSEWHERE'))`.execute(db);
  await sql`
    create table sign_in_record (
      id bigint generated always as identity primary key,
      member_id bigint not null references member (id),
      at timestamptz not null default now(),
      method text not null,
      ok boolean not null,
      session_id bigint references session (id) on delete set null,
      ip text not null,
      user_agent text not null,
      country text
    )`.execute(db);
  await sql`create index sign_in_record_member_id_idx on sign_in_record (member_id, id)`.execute(db);
  await sql`create index sign_in_record_at_idx on sign_in_record (at)`.execute(db);
}
