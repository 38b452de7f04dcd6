/** Exact return to player of our own slots, counted by the model of lines. */
import { configOf } from './evaluate.ts';
import type { Fraction } from './models/fraction.ts';
import { lines } from './models/lines.ts';
import type { Paytable } from './paytable.ts';

/** Mean payout of a stake, the same whatever multiplier of free spins is chosen. */
export function exactReturnOf(table: Paytable): Fraction {
  const exact = lines.exactReturn?.(configOf(table));
  if (!exact) throw new Error('The model of lines counts its return.');
  return exact;
}
