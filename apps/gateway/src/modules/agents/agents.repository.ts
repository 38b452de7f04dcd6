import type { Executor } from '../../kernel/db/types.ts';

/** Name of the agent whose link carries the code, while a registration may carry it. */
export async function findAgentName(db: Executor, code: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('agent_link')
    .innerJoin('member', 'member.id', 'agent_link.agent_id')
    .select('member.nickname')
    .where('agent_link.code', '=', code.toUpperCase())
    .where('agent_link.is_active', '=', true)
    .where('member.status', '=', 'active')
    .where('member.type', 'in', [1, 2, 41, 42])
    .executeTakeFirst();
  return row?.nickname;
}
