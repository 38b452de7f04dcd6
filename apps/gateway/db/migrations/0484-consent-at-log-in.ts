import { type Kysely, sql } from 'kysely';

/** Consent that is asked for at a log-in: of accounts that somebody else made, and to a new version of the agreement. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table consent
      drop constraint consent_source_check,
      add constraint consent_source_check
        check (source in ('REGISTRATION', 'LOG_IN', 'SETTINGS', 'EXCLUSION', 'CLOSING'))`.execute(db);
  // decided when it is opened, so that a new version interrupts nobody
  await sql`alter table session add column terms_due boolean not null default false`.execute(db);
  // an open tab would not learn of it: it is asked at the next log-in
  await sql`
    update session set ended_at = now(), end_reason = 'EXPIRED'
     where ended_at is null
       and member_id in (select id from member where terms_version is null and type <> 4)`.execute(db);
}
