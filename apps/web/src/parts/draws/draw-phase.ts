import type { Lottery } from '@mekong/api-client/contract/types';
import type { DrawPhase } from '@mekong/ui/patterns/DrawCard';
import { awaitedIssue } from '../../queries/draws.ts';

/** Milliseconds after its time from which a draw is called late, as the gateway calls it. */
const lateAfter = 30_000;

type Waiting = Pick<Lottery, 'drawing' | 'current'>;

/**
 * Where the draw of a lottery is at a moment.
 *
 * @param now milliseconds since 1970 by the clock of the server
 * @returns undefined while no draw is planned
 */
export function drawPhase(lottery: Waiting, now: number): DrawPhase | undefined {
  const issue = awaitedIssue(lottery);
  if (!issue) return undefined;
  const drawsAt = Date.parse(issue.drawsAt);
  if (now >= drawsAt + lateAfter) return 'late';
  if (now >= drawsAt) return 'drawing';
  return now >= Date.parse(issue.closesAt) ? 'closed' : 'open';
}

/** The moments at which the phase of a draw changes, by the clock of the server. */
export function phaseChanges(lottery: Waiting): number[] {
  const issue = awaitedIssue(lottery);
  if (!issue) return [];
  const drawsAt = Date.parse(issue.drawsAt);
  return [Date.parse(issue.closesAt), drawsAt, drawsAt + lateAfter];
}
