import { type Kysely, sql } from 'kysely';

/** Bills by which operators correct others, and why: each is made again from the bill that it corrects and its row here. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // null: it was computed. Corrections of a window count from 1001, so that they take no number of a computed one
  await sql`alter table agent_bill add column adjusts_id bigint references agent_bill (id)`.execute(db);
  await sql`
    create table agent_bill_correction (
      bill_id bigint primary key references agent_bill (id),
      amount bigint not null constraint agent_bill_correction_amount_check check (amount <> 0),
      -- as the agent reads it
      note text not null,
      made_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create trigger agent_bill_correction_append_only before update or delete or truncate on agent_bill_correction
      for each statement execute function ledger_refuse_change()`.execute(db);
}
