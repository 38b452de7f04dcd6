/** Exact return to player, by counting: no simulation and no floating point until the figure is shown. */
import { rowCount, type SymbolId, symbols } from '../../shared/slot/board.ts';
import { freeSpinMultiplier, type LinePays, type MatchCount, type PayingSymbol, type Paytable } from './paytable.ts';
import { strips } from './reels.ts';

/** A number as an exact fraction. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** The exact figures of the game. */
export interface GameFigures {
  /** Return to player over the whole round, stake = 1. */
  readonly rtp: Fraction;
  /** Part of `rtp` that the paid spin gives (lines and lanterns). */
  readonly paidSpin: Fraction;
  /** Chance that a round opens free spins. */
  readonly freeSpinChance: Fraction;
}

const matchCounts: readonly MatchCount[] = [3, 4, 5];
const occurrences = (reel: number, ...wanted: readonly SymbolId[]) =>
  BigInt(strips[reel]?.filter((symbol) => wanted.includes(symbol)).length ?? 0);
const lengthOf = (reel: number) => BigInt(strips[reel]?.length ?? 0);
const product = (factors: readonly bigint[]) => factors.reduce((all, factor) => all * factor, 1n);

/** Number of stops of all reels together. */
export const combinations: bigint = product(strips.map((_, reel) => lengthOf(reel)));

/**
 * Line bets that one line pays over all stops. Each row of a reel shows each position once over the ring, so every line
 * has the same distribution and the mean of twenty lines is the mean of one.
 */
function unitsOfOneLine(linePays: LinePays): bigint {
  const paying = symbols.filter((symbol): symbol is PayingSymbol => symbol !== 'lotus' && symbol !== 'lantern');
  return paying.reduce((sum, symbol) => {
    const fits = strips.map((_, reel) => occurrences(reel, symbol, 'lotus'));
    return (
      sum +
      matchCounts.reduce((part, count) => {
        const ways = product(
          strips.map((_, reel) => {
            const fitting = fits[reel] ?? 0n;
            if (reel < count) return fitting;
            return reel === count ? lengthOf(reel) - fitting : lengthOf(reel);
          }),
        );
        return part + ways * BigInt(linePays[symbol][count]);
      }, 0n)
    );
  }, 0n);
}

/** How many stops of all reels show exactly `count` lanterns; a window never shows two on one reel. */
function lanternStops(): readonly bigint[] {
  let ways = [1n];
  strips.forEach((_, reel) => {
    const seen = occurrences(reel, 'lantern') * BigInt(rowCount);
    const unseen = lengthOf(reel) - seen;
    const before = (count: number) => ways[count] ?? 0n;
    ways = Array.from({ length: reel + 2 }, (_, count) => before(count) * unseen + before(count - 1) * seen);
  });
  return ways;
}

/** Computes the figures from the strips and the paytable. */
export function gameFigures({ linePays, scatterPays }: Paytable): GameFigures {
  const lanterns = lanternStops();
  const over = (pick: (count: MatchCount) => number) =>
    matchCounts.reduce((sum, count) => sum + (lanterns[count] ?? 0n) * BigInt(pick(count)), 0n);
  // per unit of stake: a line pays units/20 on each of 20 lines, lanterns pay whole stakes
  const paidSpin = unitsOfOneLine(linePays) + over((count) => scatterPays[count].stakes);
  const freeSpins = over((count) => scatterPays[count].freeSpins);
  return {
    paidSpin: { numerator: paidSpin, denominator: combinations },
    freeSpinChance: { numerator: over(() => 1), denominator: combinations },
    // every free spin pays what a paid spin pays, times the multiplier, and opens no further ones
    rtp: {
      numerator: paidSpin * (combinations + BigInt(freeSpinMultiplier) * freeSpins),
      denominator: combinations * combinations,
    },
  };
}

/** Percentage with the given decimals, truncated: a published return is never rounded up. */
export function toPercent({ numerator, denominator }: Fraction, decimals = 2): string {
  const scaled = (numerator * 100n * 10n ** BigInt(decimals)) / denominator;
  const digits = scaled.toString().padStart(decimals + 1, '0');
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
