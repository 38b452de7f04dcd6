import { type Kysely, sql } from 'kysely';

/**
 * Accounts of the operators' console. Passwords are argon2id, authenticators are encrypted, cookies and one-time links are
 * kept as hashes: a copy of the database opens nothing. Accounts are never deleted, because the audit chain names them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table operator (
      id bigint generated always as identity primary key,
      name text not null constraint operator_name_key unique,
      role text not null constraint operator_role_check
        check (role in ('viewer', 'support', 'cashier', 'risk', 'content', 'admin')),
      state text not null default 'invited' constraint operator_state_check
        check (state in ('invited', 'active', 'inactive')),
      password_hash text,
      sealed_totp text,
      -- Half minute of the last code that was taken: it and all before it count no more.
      last_step bigint not null default 0,
      created_at timestamptz not null default now(),
      last_log_in_at timestamptz,
      constraint operator_active_check check (state <> 'active' or (password_hash is not null and sealed_totp is not null))
    )`.execute(db);
  await sql`
    create table operator_invitation (
      secret_hash text primary key,
      -- Empty for the link of the first admin, whose owner chooses a name.
      operator_id bigint references operator (id),
      sealed_totp text not null,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      used_at timestamptz
    )`.execute(db);
  await sql`create index operator_invitation_operator_id_idx on operator_invitation (operator_id)`.execute(db);
  await sql`
    create table operator_session (
      id bigint generated always as identity primary key,
      operator_id bigint not null references operator (id),
      cookie_hash text not null constraint operator_session_cookie_hash_key unique,
      ip text not null,
      user_agent text not null,
      created_at timestamptz not null default now(),
      last_seen_at timestamptz not null default now(),
      expires_at timestamptz not null,
      ended_at timestamptz
    )`.execute(db);
  await sql`create index operator_session_operator_id_idx on operator_session (operator_id) where ended_at is null`.execute(
    db,
  );
}
