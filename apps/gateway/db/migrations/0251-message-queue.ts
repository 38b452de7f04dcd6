import { type Kysely, sql } from 'kysely';

/**
 * Messages are sent by the queue: the table keeps what was written and what became of it, and no longer says when the
 * next try is due. What waits moves into the queue with the tries that it has left.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table message add column job_id uuid`.execute(db);
  await sql`comment on column message.job_id is 'The job of the queue that sends it; null: nobody does.'`.execute(db);
  await sql`update message set job_id = gen_random_uuid() where state = 'waiting'`.execute(db);
  await sql`
    insert into pgboss.job (id, name, data, start_after, retry_limit, retry_count, retry_delay, retry_backoff,
                            retry_delay_max, expire_seconds, deletion_seconds, dead_letter, policy)
    select job_id, 'messages', jsonb_build_object('message', id::text), next_attempt_at, 7, least(attempts, 7), 5, true,
           600, case channel when 'sms' then 20 else 120 end, 3600, 'messages_dead', 'standard'
      from message where state = 'waiting'`.execute(db);
  await sql`drop index message_waiting_idx`.execute(db);
  await sql`alter table message drop column next_attempt_at`.execute(db);
}
