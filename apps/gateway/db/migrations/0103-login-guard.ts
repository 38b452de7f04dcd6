import { type Kysely, sql } from 'kysely';

/** What stands between a guesser and an account: counted failures, captchas, sealed payloads that open once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table attempt (
      -- account, address, or both: 'account:sokha', 'ip:203.0.113.7', 'pair:sokha 203.0.113.7'
      subject text primary key,
      failures integer not null,
      failed_at timestamptz not null default now(),
      blocked_until timestamptz
    )`.execute(db);
  await sql`create index attempt_failed_at_idx on attempt (failed_at)`.execute(db);
  await sql`
    create table captcha (
      id text primary key,
      answer_hash text not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index captcha_expires_at_idx on captcha (expires_at)`.execute(db);
  await sql`
    create table sealing_key (
      kid text primary key,
      private_jwk jsonb not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table sealed_once (
      jti text primary key,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index sealed_once_expires_at_idx on sealed_once (expires_at)`.execute(db);
}
