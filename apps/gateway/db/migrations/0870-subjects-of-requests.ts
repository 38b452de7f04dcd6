import { type Kysely, sql } from 'kysely';

/** What a request for a second operator is about, so that one at a time waits about it. Requests from before have none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table operator_approval add column subject text`.execute(db);
  await sql`
    create index operator_approval_subject_idx on operator_approval (subject) where state = 'PENDING'`.execute(db);
}
