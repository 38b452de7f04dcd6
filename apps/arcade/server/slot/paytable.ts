/** Lines, and what a table of pays is made of. The tables themselves stand in `games.ts`. */

import { lineOrder } from '../../shared/slot/models/board.ts';
import { type HouseSymbol, houseSymbols } from '../../shared/slot/symbols.ts';

/** The twenty fixed lines; all are always played. */
export const lines = lineOrder.slice(0, 20);

/** Symbols that pay on lines: all but the wild, which only stands in, and the scatter. */
export type PayingSymbol = Exclude<HouseSymbol, 'lotus' | 'lantern'>;

export const isPayingSymbol = (symbol: string): symbol is PayingSymbol =>
  houseSymbols.some((known) => known === symbol) && symbol !== 'lotus' && symbol !== 'lantern';

/** How many equal symbols, from the first reel on, pay. */
export const matchCounts = [3, 4, 5] as const;
export type MatchCount = (typeof matchCounts)[number];

/** Multiples of the line bet (stake / 20) for 3, 4 and 5 of a kind. */
export type LinePays = Readonly<Record<PayingSymbol, Readonly<Record<MatchCount, number>>>>;

/** Lanterns anywhere: multiples of the whole stake, and the free spins they open. */
export type ScatterPays = Readonly<Record<MatchCount, { readonly stakes: number; readonly freeSpins: number }>>;

/** What a game pays. */
export interface Paytable {
  /** The best paid symbol first: the page shows them in this order. */
  readonly linePays: LinePays;
  readonly scatterPays: ScatterPays;
  /**
   * What wins of free spins are multiplied by: the player chooses one of several, the first for want of a choice. Each has its
   * own number of free spins, so that all of them return the same. Absent: `freeSpinMultiplier`, and nothing is asked.
   */
  readonly multipliers?: readonly [number, ...number[]];
}

/**
 * Free spins of `scatterPays` are counted with every win twice. Lanterns pay during free spins but open no further ones: the
 * round is bounded.
 */
export const freeSpinMultiplier = 2;

/** What wins of free spins may be multiplied by. */
export const multipliersOf = ({ multipliers = [freeSpinMultiplier] }: Paytable): readonly [number, ...number[]] =>
  multipliers;

/** Free spins with a multiplier, in place of this number with the usual one. */
export const freeSpinsAt = (usual: number, multiplier: number): number => (usual * freeSpinMultiplier) / multiplier;
