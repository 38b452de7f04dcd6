import { type Kysely, sql } from 'kysely';

/**
 * Bills that an upline pays out of its own wallet. What goes to the wallet of the payee, `due`, may then be more than what the
 * bill adds to its earnings, because it pays those below out of it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table agent_bill
      add column due bigint,
      -- whose wallet it is paid from; null: the house
      add column payer_id bigint references member (id),
      -- what the payer has not paid by then is not paid any more
      add column expires_at timestamptz`.execute(db);
  await sql`update agent_bill set due = delta`.execute(db);
  await sql`alter table agent_bill alter column due set not null`.execute(db);
  await sql`alter table agent_bill drop constraint agent_bill_state_check`.execute(db);
  await sql`
    alter table agent_bill add constraint agent_bill_state_check
      check (state in ('CALCULATED', 'NOT_REACHED', 'UNDER_REVIEW', 'PART', 'INSUFFICIENT', 'ISSUED', 'HELD', 'DENIED', 'EXPIRED'))`.execute(
    db,
  );
  await sql`
    create index agent_bill_payer_id_idx on agent_bill (payer_id, currency, pay_from, id)
      where payer_id is not null and state in ('CALCULATED', 'UNDER_REVIEW', 'PART', 'INSUFFICIENT')`.execute(db);
  await sql`
    create or replace function agent_bill_refuse_change() returns trigger language plpgsql as $$
    begin
      if (old.contract_id, old.version_no, old.window_start, old.no, old.doc, old.hash, old.delta, old.due, old.payer_id)
         is distinct from
         (new.contract_id, new.version_no, new.window_start, new.no, new.doc, new.hash, new.delta, new.due, new.payer_id) then
        raise exception 'a bill is never changed' using errcode = 'ML004';
      end if;
      return new;
    end $$`.execute(db);
}
