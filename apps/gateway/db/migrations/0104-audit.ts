import { type Kysely, sql } from 'kysely';

/** What happened to accounts and switches: rows are chained by hash and can be neither changed nor removed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table audit (
      seq bigint primary key,
      at timestamptz not null default now(),
      actor_id text,
      actor_role text not null,
      ip text,
      action text not null,
      object text not null default '',
      detail jsonb not null default '{}',
      prev_hash text not null,
      hash text not null
    )`.execute(db);
  await sql`create index audit_actor_id_idx on audit (actor_id, seq)`.execute(db);
  await sql`
    create function audit_hash(row_ audit) returns text language sql stable as $$
      select encode(sha256(convert_to(jsonb_build_array(
        row_.prev_hash, row_.seq, extract(epoch from row_.at), row_.actor_id, row_.actor_role, row_.ip, row_.action,
        row_.object, row_.detail)::text, 'UTF8')), 'hex')
    $$`.execute(db);
  await sql`
    create function audit_chain() returns trigger language plpgsql as $$
    declare
      last audit;
    begin
      -- One writer at a time: a chain needs an order, and seq is that order.
      perform pg_advisory_xact_lock(hashtext('audit'));
      select * into last from audit order by seq desc limit 1;
      new.seq := coalesce(last.seq, 0) + 1;
      new.prev_hash := coalesce(last.hash, repeat('0', 64));
      new.hash := audit_hash(new);
      return new;
    end $$`.execute(db);
  await sql`create trigger audit_chain before insert on audit for each row execute function audit_chain()`.execute(db);
  await sql`
    create function audit_refuse() returns trigger language plpgsql as $$
    begin
      raise exception 'audit rows are append-only' using errcode = 'insufficient_privilege';
    end $$`.execute(db);
  await sql`
    create trigger audit_refuse before update or delete or truncate on audit
      for each statement execute function audit_refuse()`.execute(db);
  await sql`
    create function audit_first_broken() returns bigint language sql stable as $$
      select min(seq) from (
        select seq, hash <> audit_hash(a) as changed,
               prev_hash <> lag(hash, 1, repeat('0', 64)) over (order by seq) as unlinked,
               seq <> row_number() over (order by seq) as missing
          from audit a) rows
       where changed or unlinked or missing
    $$`.execute(db);
}
