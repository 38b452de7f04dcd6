import { type Kysely, sql } from 'kysely';

/** Dividends that wait until operators release them, and single bills that are kept back with a reason. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table agent_bill
      -- null: when operators release it
      alter column pay_from drop not null,
      add column hold_reason text,
      add column held_by text,
      add column held_at timestamptz,
      add constraint agent_bill_hold_check check (num_nonnulls(hold_reason, held_by, held_at) in (0, 3))`.execute(db);
}
