import { sql } from 'kysely';
import type { GameCategoryCode } from '../../contract/values.ts';
import type { Executor } from '../../kernel/db/types.ts';
import type { Money } from '../../kernel/money.ts';
import type { CategoryBets } from './terms.ts';

/** Valid bets of a member that were placed since a moment and are settled, by category. */
export async function readBets(db: Executor, memberId: string, currency: string, since: Date): Promise<CategoryBets[]> {
  const { rows } = await sql<{ category: GameCategoryCode; validBets: string }>`
    select r.category, sum(b.valid_bet)::bigint as "validBets"
      from bet b join round r on r.vendor = b.vendor and r.round_id = b.round_id and r.member_id = b.member_id
     where b.member_id = ${memberId}::bigint and b.currency = ${currency} and b.placed_at >= ${since}
       and b.status in ('WON', 'LOST')
     group by r.category`.execute(db);
  return rows.map(({ category, validBets }) => ({ category, validBets: BigInt(validBets) }));
}

/** Bonus money of a member, and the number of its last movement. */
export async function readBonusMoney(
  db: Executor,
  memberId: string,
  currency: string,
): Promise<{ balance: Money; seq: bigint }> {
  const row = await db
    .selectFrom('ledger_account')
    .select(['balance', 'seq'])
    .where('owner', '=', memberId)
    .where('kind', '=', 'BONUS')
    .where('currency', '=', currency)
    .where('lane', '=', '')
    .executeTakeFirst();
  return { balance: BigInt(row?.balance ?? 0), seq: BigInt(row?.seq ?? 0) };
}

/** Whether bets of a member are open. */
export async function hasOpenBets(db: Executor, memberId: string, currency: string): Promise<boolean> {
  const row = await db
    .selectFrom('bet')
    .select('id')
    .where('member_id', '=', memberId)
    .where('currency', '=', currency)
    .where('status', '=', 'OPEN')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Bonus money in open bets of a member. */
export async function readStakedBonus(db: Executor, memberId: string, currency: string): Promise<Money> {
  const { staked } = await db
    .selectFrom('bet')
    .select(sql<string>`coalesce(sum(bonus_stake), 0)::bigint`.as('staked'))
    .where('member_id', '=', memberId)
    .where('currency', '=', currency)
    .where('status', '=', 'OPEN')
    .executeTakeFirstOrThrow();
  return BigInt(staked);
}
