create table member (
  id bigint generated always as identity (start with 100001) primary key,
  username text not null check (char_length(username) between 1 and 64),
  -- Names differ by more than case, so that nobody can pose as somebody else.
  username_key text generated always as (lower(username)) stored unique,
  nickname text not null check (char_length(nickname) between 1 and 64),
  -- 0 member, 1 agent, 2 general agent, 4 trial, 41 and 42 affiliate agents
  type smallint not null default 0 check (type in (0, 1, 2, 4, 41, 42)),
  status text not null default 'active' check (status in ('active', 'locked', 'closed')),
  currency text not null check (currency ~ '^[A-Z]{3,5}$'),
  language text not null,
  avatar smallint not null default 1,
  club_label text not null default 'Bronze',
  vip_rank smallint not null default 0,
  -- Set once by the server when the account is made; an account cannot move to another upline.
  upline_id bigint references member (id),
  to_upline boolean not null default false,
  affiliate_code text,
  registered_at timestamptz not null default now(),
  first_login_at timestamptz,
  last_login_at timestamptz,
  terms_version text,
  terms_accepted_at timestamptz,
  age_stated_at timestamptz,
  check (upline_id is null or upline_id < id)
);
create index member_upline on member (upline_id) where upline_id is not null;

create table credential (
  member_id bigint primary key references member (id),
  -- Argon2id in its own string form, with its parameters.
  password_hash text not null,
  changed_at timestamptz not null default now(),
  must_change text check (must_change in ('DEFAULT', 'EXPIRED'))
);

-- Personal data, each value encrypted by the gateway (AES-256-GCM, key outside the database).
create table member_profile (
  member_id bigint not null references member (id),
  field text not null,
  sealed text not null,
  -- Keyed hash for fields that must be unique or searchable; null for the others.
  lookup text,
  primary key (member_id, field),
  unique (field, lookup)
);
