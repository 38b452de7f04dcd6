/** A whole round: the paid spin and the free spins it opens, drawn from one stream. */
import type { Draw } from '../core/fair.ts';
import { evaluate, type SpinResult } from './evaluate.ts';
import { freeSpinMultiplier, lines, type Paytable } from './paytable.ts';
import { type Stops, strips } from './reels.ts';

/** The paid spin first, then the free spins. */
export interface RoundResult {
  readonly spins: readonly SpinResult[];
  /** Line bets paid by the round, multipliers included. */
  readonly units: number;
}

function drawStops(draw: Draw): Stops {
  const stop = (reel: number) => draw(strips[reel]?.length ?? 0);
  return [stop(0), stop(1), stop(2), stop(3), stop(4)];
}

/** Result of a round whose stops are known: `stops[0]` is the paid spin, the rest are free spins. */
export function settle(table: Paytable, stops: readonly Stops[]): RoundResult {
  const spins = stops.map((at) => evaluate(table, at));
  const units = spins.reduce((sum, spin, index) => sum + spin.units * (index === 0 ? 1 : freeSpinMultiplier), 0);
  return { spins, units };
}

/** Draws a round: five stops for the paid spin, then five for each free spin it opens. */
export function play(table: Paytable, draw: Draw): RoundResult {
  const paid = drawStops(draw);
  const freeSpins = evaluate(table, paid).scatterWin?.freeSpins ?? 0;
  return settle(table, [paid, ...Array.from({ length: freeSpins }, () => drawStops(draw))]);
}

/**
 * Money paid for a result.
 * @param stake whole stake in 1/10,000 of the currency unit, a multiple of 20 such units
 */
export function payoutOf(stake: bigint, units: number): bigint {
  const lineBet = stake / BigInt(lines.length);
  if (lineBet * BigInt(lines.length) !== stake)
    throw new RangeError(`A stake must split evenly over ${lines.length} lines.`);
  return lineBet * BigInt(units);
}
