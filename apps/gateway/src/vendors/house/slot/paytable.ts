/** What Lotus Fortune pays. Data only; the client shows exactly this table and the verifier recomputes with it. */
import type { SymbolId } from './reels.ts';

/** Row of the line on each reel, 0 = top. */
export type Line = readonly [number, number, number, number, number];

/** The twenty fixed lines; all are always played. */
export const lines: readonly Line[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 0, 0],
  [2, 2, 1, 2, 2],
  [1, 2, 2, 2, 1],
  [1, 0, 0, 0, 1],
  [1, 0, 1, 0, 1],
  [1, 2, 1, 2, 1],
  [0, 1, 0, 1, 0],
  [2, 1, 2, 1, 2],
  [1, 1, 0, 1, 1],
  [1, 1, 2, 1, 1],
  [0, 1, 1, 1, 0],
  [2, 1, 1, 1, 2],
  [0, 2, 0, 2, 0],
  [2, 0, 2, 0, 2],
  [0, 2, 2, 2, 0],
];

/** Symbols that pay on lines: all but the wild, which only stands in, and the scatter. */
export type PayingSymbol = Exclude<SymbolId, 'lotus' | 'lantern'>;

/** Least and most equal symbols, from the first reel on, that pay. */
export type MatchCount = 3 | 4 | 5;

/** Multiples of the line bet (stake / 20) for 3, 4 and 5 of a kind. */
export const linePays: Readonly<Record<PayingSymbol, Readonly<Record<MatchCount, number>>>> = {
  naga: { 3: 75, 4: 400, 5: 2500 },
  elephant: { 3: 60, 4: 250, 5: 1000 },
  apsara: { 3: 50, 4: 150, 5: 600 },
  drum: { 3: 40, 4: 125, 5: 400 },
  coin: { 3: 30, 4: 100, 5: 300 },
  ace: { 3: 20, 4: 75, 5: 250 },
  king: { 3: 20, 4: 60, 5: 200 },
  queen: { 3: 15, 4: 50, 5: 150 },
  jack: { 3: 15, 4: 50, 5: 125 },
  ten: { 3: 10, 4: 30, 5: 100 },
};

/** Lanterns anywhere: multiples of the whole stake, and the free spins they open. */
export const scatterPays: Readonly<Record<MatchCount, { readonly stakes: number; readonly freeSpins: number }>> = {
  3: { stakes: 2, freeSpins: 8 },
  4: { stakes: 10, freeSpins: 10 },
  5: { stakes: 100, freeSpins: 15 },
};

/** Every win of a free spin counts twice. Lanterns pay during free spins but open no further ones: the round is bounded. */
export const freeSpinMultiplier = 2;
