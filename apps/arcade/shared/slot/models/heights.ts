/**
 * Changing heights: each reel has another number of rows in each spin, and pays by ways. Scatters open free spins, of which
 * the first counts once, the second twice, and so on.
 *
 * Draws, of each spin: of each reel its height, then its cells from top to bottom.
 */
import type { Draw } from '../../draw.ts';
import { leastRun, type Pays } from './board.ts';
import { howMany } from './chances.ts';
import { type Fraction, fraction, minus, one, plus, power, product, sum, times, zero } from './fraction.ts';
import { type SlotModel, type SlotStep, step, total } from './model.ts';
import { pick, type Weighted, weightOf } from './pick.ts';
import { wayWins } from './ways.ts';

export interface HeightsConfig {
  readonly heights: Weighted<number>;
  /** Symbols of a cell, by reel. */
  readonly reels: readonly Weighted<string>[];
  readonly pays: Pays;
  readonly wild: string;
  readonly scatter: string;
  /** Cells that have to show the scatter. */
  readonly scatters: number;
  readonly freeSpins: number;
  readonly unitsPerStake: number;
  /** In stakes. */
  readonly cap: number;
}

function spin(config: HeightsConfig, draw: Draw, kind: 'spin' | 'free', multiplier: number): SlotStep {
  const board = config.reels.map((symbols) => {
    const height = pick(config.heights, draw);
    return Array.from({ length: height }, () => pick(symbols, draw));
  });
  return step({ kind, board, multiplier, wins: wayWins(board, config.pays, config.wild) });
}

const scattersOn = ({ board }: SlotStep, scatter: string) => board.flat().filter((seen) => seen === scatter).length;
const capOf = ({ cap, unitsPerStake }: HeightsConfig) => cap * unitsPerStake;

/** Chance that a cell of a reel shows one of the symbols. */
const chanceOn = (reel: Weighted<string>, symbols: readonly string[]): Fraction =>
  fraction(weightOf(reel.filter(([symbol]) => symbols.includes(symbol))), weightOf(reel));

/** Mean over the heights of a reel. */
const overHeights = (heights: Weighted<number>, value: (height: number) => Fraction): Fraction =>
  sum(heights.map(([height, weight]) => times(fraction(weight, weightOf(heights)), value(height))));

/** Chance that a spin shows enough scatters. */
function openChance({ heights, reels, scatter, scatters }: HeightsConfig): Fraction {
  const most = Math.max(...heights.map(([height]) => height));
  let seen: readonly Fraction[] = [one];
  for (const reel of reels) {
    const chance = chanceOn(reel, [scatter]);
    const here = Array.from({ length: most + 1 }, (_, count) =>
      overHeights(heights, (height) => howMany(Array.from({ length: height }, () => chance))[count] ?? zero),
    );
    const before = seen;
    seen = Array.from({ length: before.length + most }, (_, count) =>
      sum(before.map((old, had) => times(old, here[count - had] ?? zero))),
    );
  }
  return sum(seen.slice(scatters));
}

export const heights: SlotModel<HeightsConfig> = {
  name: 'heights/1',
  facts: ({ heights: rows, reels, freeSpins, unitsPerStake, cap }) => {
    const most = Math.max(...rows.map(([height]) => height));
    return {
      rows: reels.map(() => most),
      pays: 'ways',
      count: most ** reels.length,
      features: ['wild', 'scatter', 'free-spins', 'multiplier', 'changing-heights'],
      unitsPerStake,
      cap,
      longest: 1 + freeSpins,
    };
  },
  bound: capOf,
  play: (config, draw) => {
    const paid = spin(config, draw, 'spin', 1);
    const steps = [paid];
    const free = scattersOn(paid, config.scatter) >= config.scatters ? config.freeSpins : 0;
    for (let n = 1; n <= free && total(steps) < capOf(config); n += 1) steps.push(spin(config, draw, 'free', n));
    return { steps, units: total(steps, capOf(config)) };
  },
  exactReturn: (config) => {
    const { heights: rows, reels, pays, wild, freeSpins, unitsPerStake } = config;
    const height = overHeights(rows, (rowCount) => fraction(rowCount));
    const paid = sum(
      Object.entries(pays).flatMap(([symbol, units]) => {
        const chances = reels.map((reel) => chanceOn(reel, [symbol, wild]));
        const means = chances.map((chance) => times(height, chance));
        const misses = chances.map((chance) => overHeights(rows, (rowCount) => power(minus(one, chance), rowCount)));
        return units.map((each, index) => {
          const count = leastRun + index;
          const end = count < reels.length ? (misses[count] ?? zero) : one;
          return times(fraction(each), times(product(means.slice(0, count)), end));
        });
      }),
    );
    const counts = (freeSpins * (freeSpins + 1)) / 2;
    const round = plus(one, times(openChance(config), fraction(counts)));
    return times(times(paid, fraction(1, unitsPerStake)), round);
  },
};
