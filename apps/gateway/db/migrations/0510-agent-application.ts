import { type Kysely, sql } from 'kysely';

/** Applications of whoever wants to become an agent of the house. What tells who it is is sealed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table agent_application (
      id bigint generated always as identity primary key,
      ticket text not null constraint agent_application_ticket_key unique,
      request_key text not null constraint agent_application_request_key_key unique,
      -- who has applied, or has taken up what was approved
      member_id bigint references member (id),
      has_applied_as_member boolean not null,
      username text not null,
      -- the real name, the contact and what was written, sealed
      sealed text not null,
      contact_by text not null constraint agent_application_contact_by_check
        check (contact_by in ('EMAIL', 'PHONE', 'TELEGRAM', 'WHATSAPP', 'LINE')),
      -- a keyed hash: the same contact is found again
      contact_key text not null,
      country text not null,
      language text not null,
      channels text[] not null,
      expected_players integer not null,
      state text not null default 'OPEN' constraint agent_application_state_check check (state in ('OPEN', 'APPROVED', 'REJECTED')),
      reason text constraint agent_application_reason_check
        check (reason in ('INCOMPLETE', 'UNREACHED', 'REACH', 'REGION', 'TERMS')),
      sent_at timestamptz not null default now(),
      decided_at timestamptz,
      decided_by text,
      constraint agent_application_decided_check check ((state = 'OPEN') = (decided_at is null))
    )`.execute(db);
  // one at a time, of an account and of a contact
  await sql`create unique index agent_application_contact_key on agent_application (contact_key) where state = 'OPEN'`.execute(
    db,
  );
  await sql`create unique index agent_application_member_key on agent_application (member_id) where state = 'OPEN'`.execute(
    db,
  );
  await sql`create index agent_application_member_id_idx on agent_application (member_id, id)`.execute(db);
  await sql`create index agent_application_decided_at_idx on agent_application (decided_at)`.execute(db);
}
