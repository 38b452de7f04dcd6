/** A run from a seed that nobody has used, against what paytable, cards and docs say. */
import { toNumber, zero } from '../../../shared/slot/models/fraction.ts';
import type { SlotFamily } from '../models/family.ts';
import { confidence, type FamilyRecord, figuresOf, tooFar } from './record.ts';
import type { Sums } from './simulate.ts';

/**
 * What a run finds that is not as it is stated: a return or a hit rate further away than four deviations of run and statement
 * together, a round that pays more than the most or takes longer than the longest.
 *
 * @param say told how each return has come out
 */
export function freshFaults(
  family: SlotFamily,
  record: FamilyRecord | undefined,
  { rounds, longest, counted }: Sums,
  say: (line: string) => void = () => undefined,
): readonly string[] {
  if (!record) return [`${family.id}: nothing is recorded.`];
  const faults: string[] = [];
  for (const [place, goal] of family.counted.entries()) {
    const [sums, stated] = [counted[place], record.returns[goal]];
    const variant = family.variants.find((one) => one.goal === goal);
    if (!sums || !stated || !variant) throw new Error(`${family.id} was not simulated at ${goal}.`);
    const { unitsPerStake, longest: most } = variant.facts;
    const percent = (100 * sums.units) / rounds / unitsPerStake;
    const { error } = figuresOf(sums, rounds, unitsPerStake);
    const known = Number(stated.within ?? 0) / confidence;
    // linked pools are no matter of the draw: what stakes put in is paid out of them
    const drawn = Number(stated.percent) - 100 * toNumber(variant.pooled() ?? zero);
    const deviations = (percent - drawn) / Math.hypot(100 * error, known);
    say(
      `${family.id} ${goal}: ${percent.toFixed(4)} ± ${(100 * confidence * error).toFixed(4)}, ${deviations.toFixed(2)} deviations from what is stated`,
    );
    if (Math.abs(deviations) >= tooFar)
      faults.push(`${family.id} ${goal}: returns ${percent.toFixed(4)}, stated ${stated.percent}.`);
    if (sums.best > stated.maxWin * unitsPerStake)
      faults.push(`${family.id} ${goal}: has paid ${sums.best / unitsPerStake} stakes, most ${stated.maxWin}.`);
    if (longest > most) faults.push(`${family.id}: has taken ${longest} steps, longest ${most}.`);
    const rate = sums.wins / rounds;
    const hits = Number(record.hitRate) / 100;
    const spread = Math.sqrt(
      (rate * (1 - rate)) / rounds + (record.isCounted ? 0 : (rate * (1 - rate)) / record.simulation.rounds),
    );
    // two decimals are stated, cut
    if (goal === 96 && (rate < hits - tooFar * spread || rate > hits + 0.0001 + tooFar * spread))
      faults.push(`${family.id}: hits ${(100 * rate).toFixed(4)} %, stated ${record.hitRate}.`);
  }
  return faults;
}
