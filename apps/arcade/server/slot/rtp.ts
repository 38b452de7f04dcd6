/** Exact return to player of our own slots, counted by the model of lines. */

import type { Fraction } from '../../shared/slot/models/fraction.ts';
import { lines } from '../../shared/slot/models/lines.ts';
import { configOf } from './evaluate.ts';
import { freeSpinMultiplier, type Paytable } from './paytable.ts';

/**
 * Mean payout of a stake, the same whatever is chosen.
 *
 * @param multiplier what wins of free spins are multiplied by
 */
export function exactReturnOf(table: Paytable, multiplier: number = freeSpinMultiplier): Fraction {
  const exact = lines.exactReturn?.(configOf(table, multiplier));
  if (!exact) throw new Error('The model of lines counts its return.');
  return exact;
}
