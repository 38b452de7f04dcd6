import { type Kysely, sql } from 'kysely';

/**
 * Audit rows enter with the transaction that they tell of and are linked afterwards: the trigger that chained them on
 * insert let one open transaction hold up every log-in of the site.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger audit_chain on audit`.execute(db);
  await sql`drop function audit_chain()`.execute(db);
  await sql`drop trigger audit_refuse on audit`.execute(db);
  await sql`drop function audit_first_broken()`.execute(db);
  await sql`alter table audit drop constraint audit_pkey`.execute(db);
  await sql`alter table audit alter column seq drop not null`.execute(db);
  await sql`alter table audit alter column prev_hash drop not null`.execute(db);
  await sql`alter table audit alter column hash drop not null`.execute(db);
  await sql`alter table audit add constraint audit_seq_key unique (seq)`.execute(db);
  // Identity in the order of the chain: rows that are there keep their order in lists.
  await sql`alter table audit add column id bigint`.execute(db);
  await sql`update audit set id = seq`.execute(db);
  await sql`alter table audit alter column id set not null`.execute(db);
  await sql`alter table audit alter column id add generated always as identity`.execute(db);
  await sql`select setval(pg_get_serial_sequence('audit', 'id'), greatest(1, (select coalesce(max(id), 0) from audit)),
                          exists (select from audit))`.execute(db);
  await sql`alter table audit add constraint audit_pkey primary key (id)`.execute(db);
  await sql`create index audit_unlinked_idx on audit (id) where seq is null`.execute(db);
  await sql`drop index audit_actor_id_idx`.execute(db);
  await sql`create index audit_actor_id_idx on audit (actor_id, id)`.execute(db);

  // End of the chain. One who links holds this row; a chain whose last rows were removed no longer ends here.
  await sql`
    create table audit_head (
      only_one boolean primary key default true constraint audit_head_only_one_check check (only_one),
      seq bigint not null,
      hash text not null
    )`.execute(db);
  await sql`
    insert into audit_head (seq, hash)
    select coalesce(max(seq), 0), coalesce((select hash from audit order by seq desc limit 1), repeat('0', 64))
      from audit`.execute(db);

  await sql`
    create function audit_refuse_change() returns trigger language plpgsql as $$
    begin
      -- Linking is the one change: what the row says stays, and it happens once.
      if tg_op = 'UPDATE' and old.seq is null and new.seq is not null
         and (new.id, new.at, new.actor_role, new.action, new.object, new.detail)
           = (old.id, old.at, old.actor_role, old.action, old.object, old.detail)
         and new.actor_id is not distinct from old.actor_id and new.ip is not distinct from old.ip
         and new.hash = audit_hash(new) then
        return new;
      end if;
      raise exception 'audit rows are append-only' using errcode = 'insufficient_privilege';
    end $$`.execute(db);
  await sql`
    create trigger audit_refuse_change before update or delete on audit
      for each row execute function audit_refuse_change()`.execute(db);
  await sql`
    create trigger audit_refuse before truncate on audit
      for each statement execute function audit_refuse()`.execute(db);
  await sql`
    create function audit_refuse_insert() returns trigger language plpgsql as $$
    begin
      -- A row gets its place when it is linked, never from whoever writes it.
      if new.seq is not null or new.hash is not null or new.prev_hash is not null then
        raise exception 'audit rows are linked by audit_link()' using errcode = 'insufficient_privilege';
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger audit_refuse_insert before insert on audit
      for each row execute function audit_refuse_insert()`.execute(db);

  await sql`
    create function audit_link(most integer) returns integer language plpgsql as $$
    declare
      head audit_head;
      row_ audit;
      linked integer := 0;
    begin
      -- One at a time, and only for as long as this statement takes: no row of a request waits for it.
      select * into head from audit_head for update;
      for row_ in select * from audit where seq is null order by id limit most loop
        head.seq := head.seq + 1;
        row_.seq := head.seq;
        row_.prev_hash := head.hash;
        row_.hash := audit_hash(row_);
        head.hash := row_.hash;
        update audit set seq = row_.seq, prev_hash = row_.prev_hash, hash = row_.hash where id = row_.id;
        linked := linked + 1;
      end loop;
      if linked > 0 then
        update audit_head set seq = head.seq, hash = head.hash;
      end if;
      return linked;
    end $$`.execute(db);
  await sql`
    create function audit_first_broken() returns bigint language sql stable as $$
      select coalesce(
        (select min(seq) from (
           select seq, hash <> audit_hash(a) as changed,
                  prev_hash <> lag(hash, 1, repeat('0', 64)) over (order by seq) as unlinked,
                  seq <> row_number() over (order by seq) as missing
             from audit a where seq is not null) rows
          where changed or unlinked or missing),
        -- the end was cut off, or a row was put behind it
        (select least(head.seq, coalesce(last.seq, 0)) + 1
           from audit_head head left join (select seq, hash from audit where seq is not null order by seq desc limit 1) last on true
          where (head.seq, head.hash) is distinct from (coalesce(last.seq, 0), coalesce(last.hash, repeat('0', 64)))))
    $$`.execute(db);
}
