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

/** Begins the bonus offers of the demo where operators have begun none. */
export async function seedBonusOffers(db: Executor): Promise<void> {
  if (await db.selectFrom('bonus_offer').select('id').limit(1).executeTakeFirst()) return;
  const rows = offers.map(({ maxStake, maxWin, ...offer }) => ({
    ...{ ...offer, max_stake: maxStake, max_win: maxWin },
    ...{ currency: 'KHR', created_by: 'demo' },
  }));
  await db.insertInto('bonus_offer').values(rows).execute();
}
