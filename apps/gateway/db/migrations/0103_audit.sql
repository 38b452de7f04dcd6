-- What happened to accounts and switches. Rows are chained by hash and can be neither changed nor removed.
create table audit (
  seq bigint primary key,
  at timestamptz not null default now(),
  actor_id bigint,
  actor_role text not null,
  ip text,
  action text not null,
  object text not null default '',
  detail jsonb not null default '{}',
  prev_hash text not null,
  hash text not null
);
create index audit_actor on audit (actor_id, seq);

create function audit_row_hash(prev text, row_seq bigint, row_at timestamptz, actor bigint, role text, address text,
                               act text, obj text, extra jsonb) returns text
language sql stable as $$
  select encode(sha256(convert_to(jsonb_build_array(
    prev, row_seq, extract(epoch from row_at), actor, role, address, act, obj, extra)::text, 'UTF8')), 'hex')
$$;

create function audit_chain() returns trigger language plpgsql as $$
declare
  last audit;
begin
  -- One writer at a time: the chain needs an order, and seq is that order.
  perform pg_advisory_xact_lock(hashtext('audit'));
  select * into last from audit order by seq desc limit 1;
  new.seq := coalesce(last.seq, 0) + 1;
  new.prev_hash := coalesce(last.hash, repeat('0', 64));
  new.hash := audit_row_hash(new.prev_hash, new.seq, new.at, new.actor_id, new.actor_role, new.ip, new.action,
                             new.object, new.detail);
  return new;
end $$;
create trigger audit_chain before insert on audit for each row execute function audit_chain();

create function audit_refuse() returns trigger language plpgsql as $$
begin
  raise exception 'audit rows are append-only' using errcode = '42501';
end $$;
create trigger audit_refuse before update or delete on audit for each row execute function audit_refuse();
create trigger audit_refuse_truncate before truncate on audit for each statement execute function audit_refuse();

-- First row whose hash or link is wrong; null when the chain is whole.
create function audit_first_broken() returns bigint language sql stable as $$
  select min(seq) from (
    select seq, hash, prev_hash,
           audit_row_hash(prev_hash, seq, at, actor_id, actor_role, ip, action, object, detail) as expected,
           coalesce(lag(hash) over (order by seq), repeat('0', 64)) as expected_prev,
           row_number() over (order by seq) as place
      from audit) rows
   where hash <> expected or prev_hash <> expected_prev or seq <> place
$$;
