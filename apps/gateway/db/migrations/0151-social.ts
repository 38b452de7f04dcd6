import { type Kysely, sql } from 'kysely';

/** Social sign-in: flows that are on their way, what they proved, and accounts that are linked for good. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table social_flow (
      state_hash text primary key,
      -- The browser that began it; nobody else can finish it.
      browser_hash text not null,
      provider text not null constraint social_flow_provider_check check (provider in ('google', 'facebook', 'line')),
      intent text not null constraint social_flow_intent_check check (intent in ('signIn', 'link')),
      redirect_uri text not null,
      -- PKCE verifier and nonce, encrypted by the gateway.
      sealed text not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index social_flow_expires_at_idx on social_flow (expires_at)`.execute(db);
  await sql`
    create table social_proof (
      secret_hash text primary key,
      -- A result is what the window hands over; a ticket is what is left to link or register with.
      kind text not null constraint social_proof_kind_check check (kind in ('result', 'ticket')),
      browser_hash text not null,
      provider text not null constraint social_proof_provider_check check (provider in ('google', 'facebook', 'line')),
      intent text not null constraint social_proof_intent_check check (intent in ('signIn', 'link')),
      -- The provider's own number of the account: keyed hash to find it by.
      subject_lookup text not null,
      -- The same number and the name at the provider, encrypted.
      sealed text not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index social_proof_expires_at_idx on social_proof (expires_at)`.execute(db);
  await sql`
    create table social_identity (
      member_id bigint not null references member (id),
      provider text not null constraint social_identity_provider_check check (provider in ('google', 'facebook', 'line')),
      subject_lookup text not null,
      sealed text not null,
      linked_at timestamptz not null default now(),
      last_used_at timestamptz,
      primary key (member_id, provider),
      constraint social_identity_subject_key unique (provider, subject_lookup)
    )`.execute(db);
}
