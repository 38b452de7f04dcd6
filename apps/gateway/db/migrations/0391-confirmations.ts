import { type Kysely, sql } from 'kysely';

/** Whether parts of withdrawals have arrived, as their receivers say, and disputes about those that have not. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table withdraw_confirmation (
      part_id bigint primary key references withdraw_part (id),
      order_id bigint not null references withdraw_order (id),
      member_id bigint not null references member (id),
      state text not null constraint withdraw_confirmation_state_check
        check (state in ('WAITING', 'RECEIVED', 'AUTO_RECEIVED', 'NOT_RECEIVED', 'CLOSED')),
      opened_at timestamptz not null,
      -- when it counts as received
      due_at timestamptz not null,
      -- when the clock is looked at: for a reminder, or for the end; null when it has stopped
      next_at timestamptz,
      reminders integer not null default 0
    )`.execute(db);
  await sql`create index withdraw_confirmation_order_id_idx on withdraw_confirmation (order_id)`.execute(db);
  await sql`
    create index withdraw_confirmation_member_id_idx on withdraw_confirmation (member_id, part_id desc)`.execute(db);
  await sql`
    create index withdraw_confirmation_next_at_idx on withdraw_confirmation (next_at) where next_at is not null`.execute(
    db,
  );
  await sql`
    create table withdraw_dispute (
      id bigint generated always as identity primary key,
      -- what the member and the operators call it
      case_no text not null constraint withdraw_dispute_case_no_key unique,
      part_id bigint not null constraint withdraw_dispute_part_id_key unique references withdraw_confirmation (part_id),
      state text not null constraint withdraw_dispute_state_check
        check (state in ('OPEN', 'WITH_PROVIDER', 'NEED_EVIDENCE', 'RESOLVED_PAID', 'RESOLVED_RETURNED')),
      reason text not null constraint withdraw_dispute_reason_check check (reason in ('NOTHING', 'LESS', 'OTHER_ACCOUNT')),
      note text,
      opened_at timestamptz not null,
      -- when the member has a first answer at the latest
      answer_by timestamptz not null,
      -- until when evidence that was asked for is waited for
      evidence_by timestamptz,
      decided_by text,
      -- what the member reads of the decision
      decision text,
      closed_at timestamptz
    )`.execute(db);
  await sql`create index withdraw_dispute_state_idx on withdraw_dispute (state, id desc)`.execute(db);
  await sql`
    create index withdraw_dispute_evidence_by_idx on withdraw_dispute (evidence_by) where state = 'NEED_EVIDENCE'`.execute(
    db,
  );
  await sql`
    create table dispute_file (
      id bigint generated always as identity primary key,
      dispute_id bigint not null references withdraw_dispute (id),
      -- the row goes with the picture, when the time for which it is kept is over
      name text not null constraint dispute_file_name_key unique references stored_file (name) on delete cascade
    )`.execute(db);
  await sql`create index dispute_file_dispute_id_idx on dispute_file (dispute_id)`.execute(db);

  // money that was given back before the provider has: REFUNDED, and RECOVERED when it has too
  await sql`alter table withdraw_part drop constraint withdraw_part_state_check`.execute(db);
  await sql`
    alter table withdraw_part add constraint withdraw_part_state_check
      check (state in ('PLANNED', 'UNKNOWN', 'SENT', 'PAID', 'PAID_TWICE', 'FAILED', 'RETURNED', 'DROPPED', 'REFUNDED',
                       'RECOVERED'))`.execute(db);
  await sql`alter table suspense_item drop constraint suspense_item_reason_check`.execute(db);
  await sql`
    alter table suspense_item add constraint suspense_item_reason_check
      check (reason in ('UNKNOWN_ORDER', 'WRONG_CURRENCY', 'BELOW_MINIMUM', 'MEMBER_CLOSED', 'ORDER_CLOSED', 'REVERSED',
                        'OWED', 'PAID_TWICE', 'REFUNDED'))`.execute(db);
}
