import type { Executor } from '../../kernel/db/types.ts';
import type { Money } from '../../kernel/money.ts';
import { isClosing } from '../closing/closing.port.ts';
import { hasExcludedSelf } from '../safer-play/exclusion.port.ts';

/** Whether somebody leaves play for good: excluded, or closing the account. */
export const leavesPlay = async (db: Executor, memberId: string): Promise<boolean> =>
  (await hasExcludedSelf(db, memberId)) || (await isClosing(db, memberId));

/**
 * Whether a bonus in play, or one that waits for its turn, keeps the money of somebody from leaving the wallet; whoever leaves play is
 * never kept.
 */
export async function waitsForBonus(db: Executor, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom('deposit_bonus')
    .select('id')
    .where('member_id', '=', memberId)
    .where('state', 'in', ['QUEUED', 'ACTIVE'])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined && !(await leavesPlay(db, memberId));
}

/** Largest bet that the bonus in play of somebody allows; null for any. */
export async function largestBetOf(db: Executor, memberId: string): Promise<Money | null> {
  const row = await db
    .selectFrom('deposit_bonus as b')
    .innerJoin('bonus_offer as f', 'f.id', 'b.offer_id')
    .select('f.max_stake')
    .where('b.member_id', '=', memberId)
    .where('b.state', '=', 'ACTIVE')
    .executeTakeFirst();
  return row?.max_stake == null ? null : BigInt(row.max_stake);
}
