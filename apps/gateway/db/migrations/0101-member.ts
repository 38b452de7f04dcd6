import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table member (
      id bigint generated always as identity (start with 100001) primary key,
      username text not null constraint member_username_check check (char_length(username) between 1 and 64),
      -- Names that differ only by case are the same name: nobody can pose as somebody else.
      username_key text not null generated always as (lower(username)) stored constraint member_username_key unique,
      nickname text not null constraint member_nickname_check check (char_length(nickname) between 1 and 64),
      -- 0 member, 1 agent, 2 general agent, 4 trial, 41 affiliate agent, 42 affiliate general agent
      type smallint not null default 0 constraint member_type_check check (type in (0, 1, 2, 4, 41, 42)),
      status text not null default 'active'
        constraint member_status_check check (status in ('active', 'locked', 'closed')),
      currency text not null constraint member_currency_check check (currency ~ '^[A-Z]{3,5}$'),
      language text not null,
      club_label text not null default 'Bronze',
      vip_rank smallint not null default 1,
      -- Given once by the gateway when the account is made. An upline is always older, so there can be no circle.
      upline_id bigint references member (id),
      to_upline boolean not null default false,
      -- Own codes to hand out: of an agent's link, of an invitation.
      affiliate_code text constraint member_affiliate_code_key unique,
      referral_code text not null constraint member_referral_code_key unique,
      invited_by bigint references member (id),
      terms_version text,
      terms_accepted_at timestamptz,
      age_stated_at timestamptz,
      first_login_at timestamptz,
      registered_at timestamptz not null default now(),
      constraint member_upline_id_check check (upline_id < id),
      constraint member_trial_currency_check check ((type = 4) = (currency = 'FUN'))
    )`.execute(db);
  await sql`create index member_upline_id_idx on member (upline_id) where upline_id is not null`.execute(db);
  await sql`
    create table credential (
      member_id bigint primary key references member (id),
      -- Argon2id in its own text form, parameters included.
      password_hash text not null,
      payment_hash text,
      changed_at timestamptz not null default now(),
      must_change text constraint credential_must_change_check check (must_change in ('DEFAULT', 'EXPIRED'))
    )`.execute(db);
  await sql`
    create table member_detail (
      member_id bigint not null references member (id),
      field text not null,
      -- Personal data: AES-256-GCM by the gateway, the key is kept outside of the database.
      sealed text not null,
      -- Keyed hash where a value must be unique over all members.
      lookup text,
      primary key (member_id, field),
      constraint member_detail_field_lookup_key unique (field, lookup)
    )`.execute(db);
}
