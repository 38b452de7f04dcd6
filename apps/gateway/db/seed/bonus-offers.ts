import { sql } from 'kysely';
import { inTransaction } from '../../src/kernel/db/transaction.ts';
import type { Executor } from '../../src/kernel/db/types.ts';
import { parseMoney } from '../../src/kernel/money.ts';
import type { BonusKind } from '../../src/modules/bonuses/bonuses.tables.ts';
import type { BonusTerms } from '../../src/modules/bonuses/terms.ts';

const offers: readonly (BonusTerms & { readonly kind: BonusKind; readonly days: number })[] = [
  {
    ...{ kind: 'FIRST', percent: 50, times: 10, days: 30 },
    ...{ most: parseMoney('400000'), least: parseMoney('20000') },
    ...{ maxStake: parseMoney('20000'), maxWin: parseMoney('2000000') },
  },
  {
    ...{ kind: 'RELOAD', percent: 20, times: 8, days: 14 },
    ...{ most: parseMoney('200000'), least: parseMoney('40000') },
    ...{ maxStake: parseMoney('20000'), maxWin: parseMoney('1000000') },
  },
];

const demo = 'demo';

/**
 * Begins the bonus offers of the demo where operators have begun none. Those of an older demo, which had no limits, are stopped for
 * them: an offer never changes.
 */
export async function seedBonusOffers(db: Executor): Promise<void> {
  await inTransaction(db, async (trx) => {
    const known = await trx
      .selectFrom('bonus_offer')
      .select(['id', 'created_by', 'max_stake', 'max_win', 'stopped_by'])
      .execute();
    const isOld = known.every(
      (one) => one.created_by === demo && one.stopped_by === null && one.max_stake === null && one.max_win === null,
    );
    if (!isOld) return;
    await trx
      .updateTable('bonus_offer')
      .set({ stopped_by: demo, stopped_at: sql<Date>`now()` })
      .where('stopped_at', 'is', null)
      .execute();
    const rows = offers.map(({ maxStake, maxWin, ...offer }) => ({
      ...{ ...offer, max_stake: maxStake, max_win: maxWin },
      ...{ currency: 'KHR', created_by: demo },
    }));
    await trx.insertInto('bonus_offer').values(rows).execute();
  });
}
