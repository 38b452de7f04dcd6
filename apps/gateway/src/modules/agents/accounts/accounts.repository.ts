import { sql } from 'kysely';
import type { Executor, Trx } from '../../../kernel/db/types.ts';

/** Accounts that an agent has made within a day. */
export async function countMadeToday(db: Executor, agentId: string): Promise<number> {
  const { count } = await db
    .selectFrom('agent_account')
    .select(sql<number>`count(*)::int4`.as('count'))
    .where('made_by', '=', agentId)
    .where('made_at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow();
  return count;
}

/** The account of a user name, if this very request of the agent has made it. */
export async function findMade(
  db: Executor,
  { agentId, requestId, username }: { agentId: string; requestId: string; username: string },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('agent_account')
    .innerJoin('member', 'member.id', 'agent_account.member_id')
    .select('member.id')
    .where('member.username_key', '=', username.toLowerCase())
    .where('agent_account.made_by', '=', agentId)
    .where('agent_account.request_id', '=', requestId)
    .executeTakeFirst();
  return row?.id;
}

export async function noteMade(trx: Trx, memberId: string, agentId: string, requestId: string): Promise<void> {
  await trx
    .insertInto('agent_account')
    .values({ member_id: memberId, made_by: agentId, request_id: requestId })
    .execute();
}
