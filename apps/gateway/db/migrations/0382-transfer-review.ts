import { type Kysely, sql } from 'kysely';

/** Large transfers wait for an operator, their money on hold. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table transfer
      add column state text not null default 'COMPLETED'
        constraint transfer_state_check check (state in ('COMPLETED', 'REVIEW', 'REJECTED')),
      -- why it was rejected, for its sender
      add column reason text
        constraint transfer_reason_check check ((state = 'REJECTED') = (reason is not null)),
      add column decided_by text,
      add column decided_at timestamptz
        constraint transfer_decided_check check ((decided_at is null) = (decided_by is null))`.execute(db);
  await sql`create index transfer_review_idx on transfer (id) where state = 'REVIEW'`.execute(db);
}
