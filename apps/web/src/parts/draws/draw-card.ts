import type { DrawIssue, Lottery, OpenedNumber } from '@mekong/api-client/types';
import type { DrawCardDraw, RunningDraw } from '@mekong/ui/patterns/DrawCard';
import { awaitedIssue } from '../../queries/draws.ts';
import { drawPhase } from './draw-phase.ts';
import { type NameOf, toLastDraw } from './opened-result.ts';

/** Address of the page of a lottery. */
export const lotteryPath = (gameCode: string): string => `/lottery?gameCode=${encodeURIComponent(gameCode)}`;

/** A draw that has no numbers yet as it is shown. */
export const toRunningDraw = ({ issue, closesAt, drawsAt }: DrawIssue, now: number): RunningDraw => ({
  phase: drawPhase({ closesAt, drawsAt }, now),
  drawNo: issue,
  closesAt,
  drawsAt,
});

/**
 * What a card shows of a lottery.
 *
 * @param now milliseconds since 1970 by the clock of the server
 * @param nameOf words of a prize
 */
export function toDrawCard(lottery: Lottery, now: number, nameOf: NameOf): DrawCardDraw {
  const issue = awaitedIssue(lottery);
  return {
    name: lottery.labelName,
    href: lotteryPath(lottery.gameCode),
    running: issue && toRunningDraw(issue, now),
    last: lottery.last && toLastDraw(lottery.last, nameOf),
  };
}

/** A draw of which only matters when its numbers come. */
const toAwaitedDraw = (drawsAt: string, now: number): RunningDraw => ({
  phase: drawPhase({ drawsAt }, now),
  closesAt: drawsAt,
  drawsAt,
});

/**
 * What a card shows of a lottery on which nobody can bet now: when its next numbers come, and nothing of bets.
 *
 * @param now milliseconds since 1970 by the clock of the server
 * @param nameOf words of a prize
 */
export function toClosedCard(lottery: Lottery, now: number, nameOf: NameOf): DrawCardDraw {
  const issue = awaitedIssue(lottery);
  return {
    ...toDrawCard(lottery, now, nameOf),
    running: issue && { ...toAwaitedDraw(issue.drawsAt, now), drawNo: issue.issue },
  };
}

/**
 * What a card shows of a lottery where its last numbers are what matters: when the next ones come, and nothing of bets.
 *
 * @param now milliseconds since 1970 by the clock of the server
 * @param nameOf words of a prize
 */
export const toOpenedCard = (
  { labelName, gameCode, drawsAt, last }: OpenedNumber,
  now: number,
  nameOf: NameOf,
): DrawCardDraw => ({
  name: labelName,
  href: lotteryPath(gameCode),
  running: drawsAt ? toAwaitedDraw(drawsAt, now) : undefined,
  last: toLastDraw(last, nameOf),
});
