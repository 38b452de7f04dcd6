-- Switches and rules of the merchant. One row per subject; the shape of each value is checked by the gateway.
create table setting (
  key text primary key check (key ~ '^[a-z][A-Za-z0-9.]{1,40}$'),
  value jsonb not null,
  version bigint not null default 1,
  updated_at timestamptz not null default now()
);
