import type { DrawPhase } from '@mekong/ui/patterns/DrawCard';

/** Milliseconds after its time from which a draw is called late, as the gateway calls it. */
const lateAfter = 30_000;

/** The moments of a draw, ISO 8601. Without a closing time nothing is said of bets. */
export interface DrawTimes {
  readonly drawsAt: string;
  readonly closesAt?: string | undefined;
}

/**
 * Where a draw is at a moment.
 *
 * @param now milliseconds since 1970 by the clock of the server
 */
export function drawPhase({ drawsAt, closesAt }: DrawTimes, now: number): DrawPhase {
  const due = Date.parse(drawsAt);
  if (now >= due + lateAfter) return 'late';
  if (now >= due) return 'drawing';
  return closesAt !== undefined && now < Date.parse(closesAt) ? 'open' : 'closed';
}

/** The moments at which the phase of a draw changes, by the clock of the server; none where no draw is planned. */
export function phaseChanges(draw: DrawTimes | undefined): number[] {
  if (!draw) return [];
  const due = Date.parse(draw.drawsAt);
  return [...(draw.closesAt === undefined ? [] : [Date.parse(draw.closesAt)]), due, due + lateAfter];
}
