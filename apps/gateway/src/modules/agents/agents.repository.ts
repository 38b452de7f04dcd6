import type { Executor } from '../../kernel/db/types.ts';

/** Name of the agent whose link carries the code, while a registration may carry it. */
export async function findAgentName(db: Executor, code: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('member')
    .select('nickname')
    .where('affiliate_code', '=', code.toUpperCase())
    .where('status', '=', 'active')
    .where('type', 'in', [1, 2, 41, 42])
    .executeTakeFirst();
  return row?.nickname;
}
