import { type Kysely, sql } from 'kysely';

/** What contracts of agents have come to, window by window. Bills are never changed: what changes is what became of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table agent_bill (
      id bigint generated always as identity primary key,
      contract_id bigint not null references agent_contract (id),
      version_no integer not null,
      kind text not null,
      window_start timestamptz not null,
      window_end timestamptz not null,
      -- 1 is the first of the window; the others carry the difference that later results made
      no integer not null,
      payee_id bigint not null references member (id),
      -- agents above the payee when it was made, itself among them
      lineage_id bigint not null references lineage (id),
      currency text not null,
      game_type text not null,
      -- the last result that was counted
      seq_to bigint not null,
      -- sum of the bills of the window, and what this one adds to those before it
      gross bigint not null,
      net bigint not null,
      delta bigint not null,
      carry_out bigint not null,
      -- everything that it was made from, byte for byte, and its sha256
      doc text not null,
      hash text not null,
      state text not null constraint agent_bill_state_check
        check (state in ('CALCULATED', 'NOT_REACHED', 'UNDER_REVIEW', 'ISSUED', 'HELD', 'DENIED')),
      -- what went to the wallet with it: less than the difference where earlier bills were below zero
      paid bigint not null default 0,
      pay_from timestamptz not null,
      created_at timestamptz not null default now(),
      paid_at timestamptz,
      constraint agent_bill_window_key unique (contract_id, version_no, window_start, no)
    )`.execute(db);
  await sql`create index agent_bill_payee_id_idx on agent_bill (payee_id, id desc)`.execute(db);
  await sql`create index agent_bill_window_idx on agent_bill (kind, window_start)`.execute(db);
  await sql`
    create index agent_bill_pay_from_idx on agent_bill (pay_from) where state in ('CALCULATED', 'UNDER_REVIEW')`.execute(
    db,
  );
  await sql`
    create table agent_bill_mark (
      one boolean primary key default true constraint agent_bill_mark_one_check check (one),
      -- results up to this number were looked at for windows that were billed before
      seq bigint not null
    )`.execute(db);
  await sql`insert into agent_bill_mark (seq) select seq from result_counter`.execute(db);
  await sql`
    create function agent_bill_refuse_change() returns trigger language plpgsql as $$
    begin
      if (old.contract_id, old.version_no, old.window_start, old.no, old.doc, old.hash, old.delta)
         is distinct from (new.contract_id, new.version_no, new.window_start, new.no, new.doc, new.hash, new.delta) then
        raise exception 'a bill is never changed' using errcode = 'ML004';
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger agent_bill_content before update on agent_bill
      for each row execute function agent_bill_refuse_change()`.execute(db);
  await sql`
    create trigger agent_bill_no_delete before delete or truncate on agent_bill
      for each statement execute function ledger_refuse_change()`.execute(db);
}
