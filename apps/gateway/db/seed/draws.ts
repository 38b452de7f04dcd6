import type { DrawSchedule, LotteryKind, LottoArea, PrizeRule } from '@mekong/api-client/contract/types';
import type { LocalizedText } from '../../src/contract/values.ts';
import { databaseTime } from '../../src/kernel/db/clock.ts';
import type { Executor } from '../../src/kernel/db/types.ts';
import type { FieldCipher } from '../../src/kernel/field-cipher.ts';
import { createDrawScheduler } from '../../src/modules/draws/scheduler.ts';
import { lotteries, lotteryGroups } from './data/draws.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
/** Draws that the demo has behind it at its first start, so that there is a history to look at. */
const PAST_DRAWS = 50;

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

/**
 * Lotteries of the demo, brought up to date; one that has never drawn gets a past of fifty draws, made as all others are.
 * What was missed since the last start is made up for, so that the first page already shows the current issues.
 */
export async function seedDraws(db: Executor, cipher: FieldCipher): Promise<void> {
  await makeLotteries(db, lotteryGroups, lotteries);
  const scheduler = createDrawScheduler({
    db,
    cipher,
    timeZone: async () => 'Asia/Phnom_Penh',
    announce: async () => undefined,
  });
  const unused = await db
    .selectFrom('lottery')
    .selectAll()
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('draw').select('draw.id').whereRef('draw.lottery_id', '=', 'lottery.id'))),
    )
    .orderBy('place')
    .execute();
  const now = await databaseTime(db);
  for (const lottery of unused)
    await scheduler.plan(lottery, {
      since: new Date(now.getTime() - PAST_DRAWS * (lottery.schedule.everyMinutes ?? DAY_MINUTES) * MINUTE_MS),
      drawnAtOf: ({ drawsAt }) => new Date(drawsAt.getTime() + 1_000),
    });
  await scheduler.tick();
}
