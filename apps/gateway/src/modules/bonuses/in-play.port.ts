import type { Executor } from '../../kernel/db/types.ts';
import type { Money } from '../../kernel/money.ts';
import { isClosing } from '../closing/closing.port.ts';
import { hasExcludedSelf } from '../safer-play/exclusion.port.ts';
import { readBets } from './bonus-play.repository.ts';
import type { BonusState } from './bonuses.tables.ts';
import { countBets } from './terms.ts';

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

/** A bonus as operators see it beside the other money of its member. */
export interface BonusFact {
  id: string;
  orderNo: string;
  state: BonusState;
  amount: string;
  required: string;
  done: string;
  startedAt: Date;
  expiresAt: Date;
}

/** Bonuses of a member, the newest first; the one in play with what was bet for it so far. */
export async function listNewestBonuses(db: Executor, memberId: string, limit: number): Promise<BonusFact[]> {
  const rows = await db
    .selectFrom('deposit_bonus as b')
    .innerJoin('deposit_order as o', 'o.id', 'b.order_id')
    .select([
      'b.id',
      'o.order_no as orderNo',
      'b.state',
      'b.amount',
      'b.required',
      'b.done',
      'b.currency',
      'b.began_at as beganAt',
      'b.started_at as startedAt',
      'b.expires_at as expiresAt',
    ])
    .where('b.member_id', '=', memberId)
    .orderBy('b.id', 'desc')
    .limit(limit)
    .execute();
  return Promise.all(
    rows.map(async ({ done, currency, beganAt, ...bonus }) => {
      const bets =
        done === null && bonus.state === 'ACTIVE' && beganAt ? await readBets(db, memberId, currency, beganAt) : [];
      const counted = done === null ? countBets(bets).done : BigInt(done);
      const all = BigInt(bonus.required);
      return { ...bonus, done: String(counted < all ? counted : all) };
    }),
  );
}
