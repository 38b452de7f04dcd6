import { type Kysely, sql } from 'kysely';

/** Withdrawals that an operator does not want approved yet. What was held once stands in the audit trail. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table withdraw_hold (
      order_id bigint primary key references withdraw_order (id),
      held_by text not null,
      reason text not null constraint withdraw_hold_reason_check
        check (reason in ('IDENTITY', 'ACCOUNT', 'TERMS', 'SECURITY')),
      note text not null constraint withdraw_hold_note_check check (char_length(note) between 3 and 300),
      held_at timestamptz not null default now()
    )`.execute(db);
}
