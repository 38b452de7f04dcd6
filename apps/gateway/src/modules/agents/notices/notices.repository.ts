import { sql } from 'kysely';
import type { Executor } from '../../../kernel/db/types.ts';

/** Announcements that a page asks for at most. */
const MOST = 500;

/** Numbers of the announcements that an agent has acknowledged, the newest first. */
export async function listAcknowledged(db: Executor, memberId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('agent_notice_read')
    .select('announcement_id as id')
    .where('member_id', '=', memberId)
    .orderBy('announcement_id', 'desc')
    .limit(MOST)
    .execute();
  return rows.map(({ id }) => id);
}

/** Notes announcements for agents as acknowledged; what is none, or was noted before, is left out. */
export async function acknowledge(db: Executor, memberId: string, ids: readonly string[]): Promise<void> {
  await sql`
    insert into agent_notice_read (member_id, announcement_id)
    select ${memberId}::bigint, id from announcement where type = 'H' and id = any(${ids}::bigint[])
    on conflict do nothing`.execute(db);
}
