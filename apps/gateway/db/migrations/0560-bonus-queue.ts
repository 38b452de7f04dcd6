import { type Kysely, sql } from 'kysely';

/** A bonus waits while another one is in play, and begins when that has ended. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table deposit_bonus
      drop constraint deposit_bonus_state_check,
      drop constraint deposit_bonus_ended_check,
      -- since when it is in play; null of one that waits, or has ended before its turn came
      add column began_at timestamptz default now()`.execute(db);
  await sql`update deposit_bonus set began_at = started_at`.execute(db);
  await sql`
    alter table deposit_bonus
      add constraint deposit_bonus_state_check
        check (state in ('QUEUED', 'ACTIVE', 'COMPLETED', 'USED', 'CANCELLED', 'EXPIRED', 'FORFEITED')),
      add constraint deposit_bonus_ended_check check ((state in ('QUEUED', 'ACTIVE')) = (ended_at is null)),
      add constraint deposit_bonus_began_check
        check (case state when 'QUEUED' then began_at is null
                          when 'ACTIVE' then began_at is not null else true end)`.execute(db);
  await sql`create index deposit_bonus_queued_idx on deposit_bonus (member_id, id) where state = 'QUEUED'`.execute(db);
}
