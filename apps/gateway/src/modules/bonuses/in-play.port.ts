import type { Executor } from '../../kernel/db/types.ts';

/** Whether somebody has a bonus in play. */
export async function hasBonusInPlay(db: Executor, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom('deposit_bonus')
    .select('id')
    .where('member_id', '=', memberId)
    .where('state', '=', 'ACTIVE')
    .executeTakeFirst();
  return row !== undefined;
}
