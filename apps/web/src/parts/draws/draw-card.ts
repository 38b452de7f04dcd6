import type { Lottery, PrizeKey } from '@mekong/api-client/contract/types';
import type { DrawCardDraw, RunningDraw } from '@mekong/ui/patterns/DrawCard';
import { awaitedIssue } from '../../queries/draws.ts';
import { drawPhase } from './draw-phase.ts';
import { toLastDraw } from './opened-result.ts';

/** Address of the page of a lottery. */
export const lotteryPath = (gameCode: string): string => `/lottery?gameCode=${encodeURIComponent(gameCode)}`;

/** The draw that is on as it is shown. */
export function toRunningDraw(lottery: Pick<Lottery, 'drawing' | 'current'>, now: number): RunningDraw | undefined {
  const issue = awaitedIssue(lottery);
  const phase = drawPhase(lottery, now);
  return issue && phase && { phase, drawNo: issue.issue, closesAt: issue.closesAt, drawsAt: issue.drawsAt };
}

/**
 * What a card shows of a lottery.
 *
 * @param now milliseconds since 1970 by the clock of the server
 * @param nameOf words of a prize
 */
export const toDrawCard = (lottery: Lottery, now: number, nameOf: (prize: PrizeKey) => string): DrawCardDraw => ({
  name: lottery.labelName,
  href: lotteryPath(lottery.gameCode),
  running: toRunningDraw(lottery, now),
  last: lottery.last && toLastDraw(lottery.last, nameOf),
});
