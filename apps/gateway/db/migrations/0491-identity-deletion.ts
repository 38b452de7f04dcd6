import { type Kysely, sql } from 'kysely';

/** What is deleted of identity checks, and when it was. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table kyc_deletion (
      id bigint generated always as identity primary key,
      member_id bigint not null references kyc_profile (member_id),
      field text not null,
      -- of a picture; other details are deleted when this is written down
      name text,
      cause text not null constraint kyc_deletion_cause_check check (cause in ('UNSENT', 'REJECTED', 'REPLACED', 'CLOSED')),
      -- the time that the merchant has set counts from here
      since timestamptz not null,
      deleted_at timestamptz
    )`.execute(db);
  await sql`create unique index kyc_deletion_name_key on kyc_deletion (name)`.execute(db);
  await sql`create index kyc_deletion_member_id_idx on kyc_deletion (member_id, id)`.execute(db);
  await sql`create index kyc_deletion_since_idx on kyc_deletion (since) where deleted_at is null`.execute(db);
  // that something was decided is kept for longer than what it was about
  await sql`alter table kyc_decision alter column sealed drop not null`.execute(db);
}
