import { localDay } from '../../../kernel/days.ts';
import { databaseTime } from '../../../kernel/db/clock.ts';
import type { Executor } from '../../../kernel/db/types.ts';
import { type TimeWindow, type WindowKind, windowOf } from '../../../kernel/jobs/calendar.ts';
import { parseMoney } from '../../../kernel/money.ts';
import {
  type Cycle,
  countBetEnough,
  findDividendCycle,
  findKept,
  forgetCounts,
  keepCount,
  listLargeTeams,
  readSummedUntil,
} from './overview.repository.ts';

/** The cycle of an agent without a dividend, and the valid bets from which somebody is active in it. */
const usualCycle = { period: 'half-month', activeFrom: parseMoney('1000') } as const;
/** Below so many, whoever has bet enough is counted when somebody asks; 100,000 with half a month of play took 750 ms. */
const LARGE_TEAM = 2_000;
/** Cycles that are over change by late results alone, and are counted again after so long. */
const OVER_MS = 3_600_000;

/** The cycle that an agent is reckoned by. */
export const findCycle = async (db: Executor, agentId: string): Promise<{ period: WindowKind; activeFrom: bigint }> =>
  (await findDividendCycle(db, agentId)) ?? usualCycle;

/** The days of a cycle, all of them. */
export const cycleOf = ({ start, end, zone }: TimeWindow, currency: string, least: bigint): Cycle => ({
  ...{ firstDay: localDay(start, zone), lastDay: localDay(new Date(end.getTime() - 1), zone), currency, least },
});

/** The window of a kind that ends where another one begins. */
export const windowBefore = (kind: WindowKind, { start, zone }: TimeWindow): TimeWindow =>
  windowOf(kind, new Date(start.getTime() - 1), zone);

/**
 * Counts for each agent with a large team who has bet enough in the cycle that runs and in the two before it, which the overview
 * shows: of 100,000 members with half a month of play it takes most of a second, too long for a page.
 *
 * @param zone of the merchant, whose days are meant
 * @param largeFrom members of a large team
 */
export async function countLargeTeams(
  db: Executor,
  { zone, signal, largeFrom = LARGE_TEAM }: { zone: string; signal: AbortSignal; largeFrom?: number },
): Promise<void> {
  const now = await databaseTime(db);
  for (const { id, currency } of await listLargeTeams(db, largeFrom)) {
    const { period, activeFrom: least } = await findCycle(db, id);
    const running = windowOf(period, now, zone);
    const last = windowBefore(period, running);
    for (const window of [running, last, windowBefore(period, last)]) {
      if (signal.aborted) return;
      const cycle = cycleOf(window, currency, least);
      const kept = window === running ? undefined : await findKept(db, id, cycle);
      const asOf = await readSummedUntil(db);
      if (kept && kept.asOf.getTime() > asOf.getTime() - OVER_MS) continue;
      const { firstDay: from, lastDay: to } = cycle;
      const members = await countBetEnough(db, id, { from, to, currency, least });
      await keepCount(db, id, cycle, { members, asOf });
    }
  }
  await forgetCounts(db);
}
