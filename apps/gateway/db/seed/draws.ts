import type { DrawSchedule, LotteryKind, LottoArea, PrizeRule } from '@mekong/api-client/contract/types';
import type { Executor } from '../../src/db/types.ts';
import type { LocalizedText } from '../../src/modules/games/games.tables.ts';

/** A group of the lottery lobby. */
export interface LotteryGroupOptions {
  code: string;
  names: LocalizedText;
  area: LottoArea;
}

/** A lottery; its code is the id of its game at the vendor. */
export interface LotteryOptions {
  code: string;
  vendor: string;
  group: string;
  kind: LotteryKind;
  rule: readonly PrizeRule[];
  schedule: DrawSchedule;
}

/** Makes groups and lotteries, or brings those of the same code up to date; their order is their place in the lobby. */
export async function makeLotteries(
  db: Executor,
  groups: readonly LotteryGroupOptions[],
  lotteries: readonly LotteryOptions[],
): Promise<void> {
  for (const [index, { code, names, area }] of groups.entries()) {
    const values = { names: JSON.stringify(names), area, place: index + 1 };
    await db
      .insertInto('lottery_group')
      .values({ code, ...values })
      .onConflict((conflict) => conflict.column('code').doUpdateSet(values))
      .execute();
  }
  for (const [index, { code, vendor, group, kind, rule, schedule }] of lotteries.entries()) {
    const values = {
      vendor,
      group_code: group,
      kind,
      rule: JSON.stringify(rule),
      schedule: JSON.stringify(schedule),
      place: index + 1,
    };
    await db
      .insertInto('lottery')
      .values({ code, ...values })
      .onConflict((conflict) => conflict.column('code').doUpdateSet(values))
      .execute();
  }
}
