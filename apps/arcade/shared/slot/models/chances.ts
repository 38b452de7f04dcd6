/** Exact chances of what reels show. Reels are independent, and over a ring each row shows each position once. */
import { leastRun, type Pays, type Strip, windowOf } from './board.ts';
import { type Fraction, fraction, minus, one, plus, product, sum, times, zero } from './fraction.ts';

/** Chance of each symbol in a cell of one reel. */
export type Cell = ReadonlyMap<string, Fraction>;

const chanceOf = (cell: Cell | undefined, symbol: string) => cell?.get(symbol) ?? zero;

/** Cells of reels with these strips. */
export const cellsOf = (strips: readonly Strip[]): readonly Cell[] =>
  strips.map((strip) => {
    const counts = new Map<string, number>();
    for (const symbol of strip) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
    return new Map([...counts].map(([symbol, count]) => [symbol, fraction(count, strip.length)]));
  });

/**
 * Chance of a run of exactly `count` on a line. Runs of wilds alone pay nothing.
 */
export function runChance(cells: readonly Cell[], symbol: string, wild: string, count: number): Fraction {
  if (count > cells.length) return zero;
  const fits = cells.map((cell) => plus(chanceOf(cell, symbol), chanceOf(cell, wild)));
  const wilds = product(cells.slice(0, count).map((cell) => chanceOf(cell, wild)));
  const stops = count < cells.length ? minus(one, fits[count] ?? zero) : one;
  return times(minus(product(fits.slice(0, count)), wilds), stops);
}

/** Mean pay of one line, and so of every line and of their sum by line: all see the same cells. */
export const meanLine = (cells: readonly Cell[], pays: Pays, wild: string): Fraction =>
  sum(
    Object.entries(pays).flatMap(([symbol, units]) =>
      units.map((paid, index) => times(fraction(paid), runChance(cells, symbol, wild, leastRun + index))),
    ),
  );

/** Chance that a stopped reel shows one of the symbols. */
export const showChance = (strip: Strip, rows: number, symbols: readonly string[]): Fraction =>
  fraction(
    strip.filter((_, stop) => windowOf(strip, stop, rows).some((symbol) => symbols.includes(symbol))).length,
    strip.length,
  );

/** Chances that 0, 1, 2 ... of independent events happen. */
export function howMany(chances: readonly Fraction[]): readonly Fraction[] {
  let result: readonly Fraction[] = [one];
  for (const chance of chances) {
    const before = result;
    const misses = minus(one, chance);
    result = Array.from({ length: before.length + 1 }, (_, count) =>
      plus(times(before[count] ?? zero, misses), times(before[count - 1] ?? zero, chance)),
    );
  }
  return result;
}

/** Chances that 0, 1, 2 ... reels show a symbol. */
export const reelsChances = (strips: readonly Strip[], rows: number, symbol: string): readonly Fraction[] =>
  howMany(strips.map((strip) => showChance(strip, rows, [symbol])));

/** Free spins that a round starts with, what each opening adds, and how many a round has at most. */
export interface FreeSpins {
  readonly spins: number;
  readonly most: number;
}

/**
 * Mean number of free spins once they are open, when each opens as many more with a chance, up to the most of a round.
 * Counts in powers of the chance's denominator: there is nothing to reduce on the way.
 */
export function meanFreeSpins({ spins, most }: FreeSpins, chance: Fraction): Fraction {
  const { numerator: hits, denominator: all } = chance;
  const known = new Map<string, bigint>();
  // numerator over all^(left + most - used), which each spin makes one power smaller
  const walk = (left: number, used: number): bigint => {
    if (left === 0) return 0n;
    const key = `${left}:${used}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const more = Math.min(spins, most - used);
    const value =
      all ** BigInt(left + most - used) +
      hits * walk(left - 1 + more, used + more) +
      (all - hits) * walk(left - 1, used);
    known.set(key, value);
    return value;
  };
  return fraction(walk(spins, spins), all ** BigInt(most));
}
