/** What the vendor's server says, checked where it comes in. Amounts are decimal strings with four places. */

import { symbols } from '../../shared/slot/board.ts';
import { roundMembers } from '../kit/model.ts';
import { count, list, maybe, money, object, oneOf, type Read, record, text } from '../kit/shape.ts';

const symbol = oneOf(...symbols);
const stops = list(count);

/** Strips, lines, pays and figures: the same for everybody, and all the verifier needs. */
export const rulesShape = object({
  strips: list(list(symbol)),
  lines: list(list(count)),
  linePays: record(record(count)),
  scatterPays: record(object({ stakes: count, freeSpins: count })),
  /** What free spins of `scatterPays` are counted with. */
  freeSpinMultiplier: count,
  /** Among these the player chooses; a single one is not asked for. */
  freeSpinMultipliers: list(count),
  minimumSpinMs: count,
  rtp: text,
  hitRate: text,
  bestSpin: count,
});
export type Rules = Read<typeof rulesShape>;

const spinShape = object({
  stops,
  lineWins: list(object({ line: count, symbol, count, units: count })),
  scatterWin: maybe(object({ count, units: count, freeSpins: count })),
  units: count,
  /** What this spin pays, multiplier included. */
  payout: money,
});
export type Spin = Read<typeof spinShape>;

export const roundShape = object({
  ...roundMembers,
  /** The paid spin, then its free spins; empty until there is a result. */
  spins: list(spinShape),
  /** What wins of free spins are multiplied by; null while the player has to choose. */
  multiplier: maybe(count),
  /** What can be chosen now. */
  offers: list(object({ choice: text, multiplier: count, freeSpins: count })),
});
export type Round = Read<typeof roundShape>;
