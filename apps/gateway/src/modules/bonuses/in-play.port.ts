import type { Executor } from '../../kernel/db/types.ts';
import { isClosing } from '../closing/closing.port.ts';
import { hasExcludedSelf } from '../safer-play/exclusion.port.ts';

/** Whether somebody leaves play for good: excluded, or closing the account. */
export const leavesPlay = async (db: Executor, memberId: string): Promise<boolean> =>
  (await hasExcludedSelf(db, memberId)) || (await isClosing(db, memberId));

/** Whether a bonus in play keeps the money of somebody from leaving the wallet; whoever leaves play is never kept. */
export async function waitsForBonus(db: Executor, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom('deposit_bonus')
    .select('id')
    .where('member_id', '=', memberId)
    .where('state', '=', 'ACTIVE')
    .executeTakeFirst();
  return row !== undefined && !(await leavesPlay(db, memberId));
}
