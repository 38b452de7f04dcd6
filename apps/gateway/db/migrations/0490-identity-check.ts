import { type Kysely, sql } from 'kysely';

/** Who members are: what they say of themselves, and what was decided about it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table kyc_profile (
      member_id bigint primary key references member (id),
      state text not null constraint kyc_profile_state_check
        check (state in ('NOT_STARTED', 'DRAFT', 'IN_REVIEW', 'APPROVED', 'REJECTED', 'EXPIRED')),
      sent_at timestamptz,
      -- keyed hashes: they find who has said the same, and tell nothing
      number_lookup text,
      person_lookup text,
      verified_at timestamptz,
      expired_at timestamptz,
      -- last day of the document, as text: a day has no zone
      expires_on text constraint kyc_profile_expires_on_check check (expires_on ~ '^\\d{4}-\\d{2}-\\d{2}$'),
      reminders integer not null default 0
    )`.execute(db);
  await sql`create index kyc_profile_sent_at_idx on kyc_profile (sent_at desc, member_id desc)`.execute(db);
  await sql`create index kyc_profile_state_idx on kyc_profile (state, sent_at desc, member_id desc)`.execute(db);
  await sql`create index kyc_profile_number_lookup_idx on kyc_profile (number_lookup)`.execute(db);
  await sql`create index kyc_profile_person_lookup_idx on kyc_profile (person_lookup)`.execute(db);
  await sql`
    create index kyc_profile_expires_on_idx on kyc_profile (expires_on) where expired_at is null`.execute(db);
  await sql`
    create table kyc_field (
      member_id bigint not null references kyc_profile (member_id),
      field text not null,
      state text not null constraint kyc_field_state_check
        check (state in ('DRAFT', 'IN_REVIEW', 'APPROVED', 'REJECTED', 'EXPIRED')),
      sealed text not null,
      -- in force until another value is approved
      approved_sealed text,
      reason text,
      primary key (member_id, field)
    )`.execute(db);
  await sql`
    create table kyc_decision (
      id bigint generated always as identity primary key,
      member_id bigint not null references kyc_profile (member_id),
      field text not null,
      sealed text not null,
      outcome text not null constraint kyc_decision_outcome_check check (outcome in ('APPROVED', 'REJECTED')),
      reason text,
      decided_by text not null,
      decided_at timestamptz not null
    )`.execute(db);
  await sql`create index kyc_decision_member_id_idx on kyc_decision (member_id, id desc)`.execute(db);

  await sql`alter table stored_file drop constraint stored_file_purpose_check`.execute(db);
  await sql`
    alter table stored_file add constraint stored_file_purpose_check
      check (purpose in ('PROOF', 'SLIP', 'EXPORT', 'IDENTITY'))`.execute(db);
}
