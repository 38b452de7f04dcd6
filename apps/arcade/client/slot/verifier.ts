/** A slot played again from its seeds, by nothing but the published rules. */

import type { SymbolId } from '../../shared/slot/board.ts';
import { numbersOf, type Seeds } from '../kit/fair/stream.ts';
import { type Verify, verifyBy } from '../kit/fair/verify.ts';
import { toUnits } from '../kit/format.ts';
import type { Round, Rules } from './model.ts';

const seenAt = (rules: Rules, stops: readonly number[], reel: number, row: number): SymbolId | undefined => {
  const strip = rules.strips[reel] ?? [];
  return strip[((stops[reel] ?? 0) + row) % strip.length];
};

/** Lanterns in sight at the given stops. */
function lanternsAt(rules: Rules, stops: readonly number[]): number {
  const rows = [0, 1, 2];
  return rules.strips.reduce(
    (sum, _, reel) => sum + rows.filter((row) => seenAt(rules, stops, reel, row) === 'lantern').length,
    0,
  );
}

/** Line bets that the given stops pay, before any multiplier. */
export function unitsAt(rules: Rules, stops: readonly number[]): number {
  let units = (rules.scatterPays[lanternsAt(rules, stops)]?.stakes ?? 0) * rules.lines.length;
  for (const line of rules.lines) {
    const run = line.map((row, reel) => seenAt(rules, stops, reel, row));
    const first = run[0] ?? '';
    const end = run.findIndex((symbol) => symbol !== first && symbol !== 'lotus');
    units += rules.linePays[first]?.[end < 0 ? run.length : end] ?? 0;
  }
  return units;
}

export interface Recomputed {
  readonly stops: readonly (readonly number[])[];
  /** Line bets paid by the whole round. */
  readonly units: number;
}

/** Plays a round again from its seeds, with what the player chose to have wins of free spins multiplied by. */
export async function recompute(
  rules: Rules,
  seeds: Seeds,
  multiplier: number = rules.freeSpinMultiplier,
): Promise<Recomputed> {
  const next = await numbersOf(seeds);
  const draw = async () => {
    const stops: number[] = [];
    for (const strip of rules.strips) stops.push(await next(strip.length));
    return stops;
  };
  const paid = await draw();
  const stops = [paid];
  let units = unitsAt(rules, paid);
  const usual = rules.scatterPays[lanternsAt(rules, paid)]?.freeSpins ?? 0;
  const freeSpins = (usual * rules.freeSpinMultiplier) / multiplier;
  for (let spin = 0; spin < freeSpins; spin += 1) {
    const free = await draw();
    stops.push(free);
    units += multiplier * unitsAt(rules, free);
  }
  return { stops, units };
}

/** The check of rounds of a slot with these rules. */
export const verifierOf = (rules: Rules): Verify<Round> =>
  verifyBy(async (round, seeds) => {
    const { multiplier } = round;
    if (multiplier === null || !rules.freeSpinMultipliers.includes(multiplier)) return false;
    const { stops, units } = await recompute(rules, seeds, multiplier);
    const shown = round.spins.map((spin) => spin.stops);
    const payout = (toUnits(round.stake) * BigInt(units)) / BigInt(rules.lines.length);
    return JSON.stringify(stops) === JSON.stringify(shown) && payout === toUnits(round.payout);
  });
