/** Free spins that open more of themselves, up to the most of a round. */
import type { FreeSpins } from './chances.ts';
import type { Moments } from './count.ts';
import { type SlotStep, total } from './model.ts';

/**
 * Plays free spins after a paid spin until none are left, or until the round has reached its cap.
 *
 * @param steps the paid spin; the free spins are added
 * @param opens whether a step opens free spins, or more of them
 */
export function playFree(
  steps: SlotStep[],
  { spins, most }: FreeSpins,
  cap: number,
  opens: (step: SlotStep) => boolean,
  spin: () => SlotStep,
): void {
  let left = spins;
  let opened = spins;
  while (left > 0 && total(steps) < cap) {
    const next = spin();
    steps.push(next);
    left -= 1;
    if (!opens(next)) continue;
    const more = Math.min(spins, most - opened);
    left += more;
    opened += more;
  }
}

/** What one spin brings when it opens free spins, or when it does not: chance, and sums of units over all spins. */
export interface SpinPart {
  readonly chance: number;
  /** Chance of paying nothing. */
  readonly empty: number;
  readonly mean: number;
  readonly square: number;
}

/** Units of all free spins together once they are open, and the chance that they pay nothing. */
export function freeMoments(
  { spins, most }: FreeSpins,
  plain: SpinPart,
  opening: SpinPart,
): Moments & { empty: number } {
  const known = new Map<string, Moments & { empty: number }>();
  const walk = (left: number, used: number): Moments & { empty: number } => {
    if (left === 0) return { mean: 0, square: 0, empty: 1 };
    const key = `${left}:${used}`;
    const found = known.get(key);
    if (found) return found;
    const more = Math.min(spins, most - used);
    const after = walk(left - 1, used);
    const longer = walk(left - 1 + more, used + more);
    const value = {
      mean: plain.mean + opening.mean + plain.chance * after.mean + opening.chance * longer.mean,
      square:
        plain.square +
        opening.square +
        2 * (plain.mean * after.mean + opening.mean * longer.mean) +
        plain.chance * after.square +
        opening.chance * longer.square,
      empty: plain.empty * after.empty + opening.empty * longer.empty,
    };
    known.set(key, value);
    return value;
  };
  return walk(spins, spins);
}
