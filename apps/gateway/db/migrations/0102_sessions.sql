-- A session counts only with both halves: the cookie's secret here, a tab's token in session_token. Hashes only.
create table session (
  id uuid primary key,
  member_id bigint not null references member (id),
  cookie_hash text not null unique,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  absolute_end_at timestamptz not null,
  ended_at timestamptz,
  end_reason text check (end_reason in ('logout', 'idle', 'absolute', 'replaced', 'revoked')),
  ip text not null,
  user_agent text not null default ''
);
create index session_of_member on session (member_id) where ended_at is null;
create index session_absolute_end on session (absolute_end_at);

create table session_token (
  token_hash text primary key,
  session_id uuid not null references session (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index session_token_of_session on session_token (session_id, created_at);

-- Failed tries by subject (account, address, both). Rows end by themselves when blocked_until and the window are past.
create table login_throttle (
  subject text primary key,
  failures integer not null default 0,
  last_failure_at timestamptz not null default now(),
  blocked_until timestamptz
);

-- Key pairs of sealed payloads. The newest seals; the one before still opens until it is removed.
create table sealing_key (
  kid text primary key,
  private_jwk jsonb not null,
  public_jwk jsonb not null,
  created_at timestamptz not null default now()
);

-- Identifiers of sealed payloads already opened, kept a little longer than a payload is accepted.
create table sealed_once (
  jti text primary key,
  expires_at timestamptz not null
);
create index sealed_once_expiry on sealed_once (expires_at);
