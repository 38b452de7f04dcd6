/** A whole round: the paid spin and the free spins it opens, drawn from one stream. */
import type { Draw } from '../../shared/draw.ts';
import { drawStops } from '../../shared/slot/models/board.ts';
import { freeSpinsAt as freeSpinsOpened } from '../../shared/slot/models/lines.ts';
import { payoutOf as payoutOfUnits } from '../../shared/slot/models/model.ts';
import { configOf, evaluate, type SpinResult } from './evaluate.ts';
import { freeSpinMultiplier, freeSpinsAt, lines, type Paytable } from './paytable.ts';
import { type Stops, strips } from './reels.ts';

/** The paid spin first, then the free spins. */
export interface RoundResult {
  readonly spins: readonly SpinResult[];
  /** Line bets paid by the round, multipliers included. */
  readonly units: number;
}

/**
 * Result of a round whose stops are known: `stops[0]` is the paid spin, the rest are free spins.
 *
 * @param multiplier what wins of free spins are multiplied by
 */
export function settle(table: Paytable, stops: readonly Stops[], multiplier: number = freeSpinMultiplier): RoundResult {
  const spins = stops.map((at) => evaluate(table, at));
  const units = spins.reduce((sum, spin, index) => sum + spin.units * (index === 0 ? 1 : multiplier), 0);
  return { spins, units };
}

/** Free spins that a paid spin opens, counted with the usual multiplier. */
export const freeSpinsOf = (table: Paytable, paid: Stops): number => freeSpinsOpened(configOf(table), paid);

/** Draws the free spins that a paid spin opens: five stops for each. */
export const drawFreeSpins = (table: Paytable, paid: Stops, multiplier: number, draw: Draw): readonly Stops[] =>
  Array.from({ length: freeSpinsAt(freeSpinsOf(table, paid), multiplier) }, () => drawStops(strips, draw));

/** Draws a whole round: the paid spin, then the free spins it opens. */
export function play(table: Paytable, draw: Draw, multiplier: number = freeSpinMultiplier): RoundResult {
  const paid = drawStops(strips, draw);
  return settle(table, [paid, ...drawFreeSpins(table, paid, multiplier, draw)], multiplier);
}

/**
 * Money paid for a result.
 * @param stake whole stake in 1/10,000 of the currency unit, a multiple of 20 such units
 */
export function payoutOf(stake: bigint, units: number): bigint {
  if (stake % BigInt(lines.length) !== 0n)
    throw new RangeError(`A stake must split evenly over ${lines.length} lines.`);
  return payoutOfUnits(stake, units, lines.length);
}
