/** Choosing by weight: one draw below the sum of all weights, walked in the published order. */
import type { Draw } from '../../draw.ts';

/** What may come, each with its whole weight, in the order they are walked. */
export type Weighted<Value> = readonly (readonly [Value, number])[];

export const weightOf = (table: Weighted<unknown>): number => table.reduce((all, [, weight]) => all + weight, 0);

export function pick<Value>(table: Weighted<Value>, draw: Draw): Value {
  let left = draw(weightOf(table));
  for (const [value, weight] of table) {
    if (left < weight) return value;
    left -= weight;
  }
  throw new RangeError('The weights do not cover the draw.');
}
