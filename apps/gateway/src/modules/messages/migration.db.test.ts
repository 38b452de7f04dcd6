import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { up } from '../../../db/migrations/0251-message-queue.ts';
import { testDb } from '../../../test/harness.ts';

const t = await testDb();

test('messages that waited before there was a queue wait in it with the tries that they have left', async () => {
  const { kysely } = t.db;
  await sql`alter table message drop column job_id, add column next_attempt_at timestamptz not null default now()`.execute(
    kysely,
  );
  await sql`create index message_waiting_idx on message (next_attempt_at) where state = 'waiting'`.execute(kysely);
  await sql`
    insert into message (channel, purpose, language, sealed, address_key, provider, state, attempts, next_attempt_at)
    values ('sms', 'loginCode', 'EN', 's', 'a', 'http', 'waiting', 3, '2026-11-22T10:00Z'),
           ('mail', 'passwordChanged', 'EN', 's', 'b', 'smtp', 'waiting', 8, '2026-11-22T11:00Z'),
           ('sms', 'loginCode', 'EN', 's', 'c', 'http', 'delivered', 1, '2026-11-22T09:00Z'),
           ('sms', 'loginCode', 'EN', 's', 'd', 'http', 'failed', 8, '2026-11-22T09:00Z')`.execute(kysely);
  await kysely.transaction().execute((trx) => up(trx as unknown as Kysely<unknown>));
  const { rows } = await sql`
    select m.address_key as key, j.name, j.data, j.start_after as at, j.retry_limit - j.retry_count as left,
           j.dead_letter as dead, j.expire_seconds as seconds
      from message m left join pgboss.job j on j.id = m.job_id order by m.id`.execute(kysely);
  const moved = { name: 'messages', dead: 'messages_dead' };
  const none = { name: null, data: null, at: null, left: null, dead: null, seconds: null };
  expect(rows).toEqual([
    { ...moved, key: 'a', data: { message: '1' }, at: new Date('2026-11-22T10:00Z'), left: 4, seconds: 20 },
    { ...moved, key: 'b', data: { message: '2' }, at: new Date('2026-11-22T11:00Z'), left: 0, seconds: 120 },
    { ...none, key: 'c' },
    { ...none, key: 'd' },
  ]);
});
