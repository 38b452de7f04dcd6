/**
 * Ways: a symbol on adjacent reels from the first on pays once for each way to walk through its cells. Scatters open free
 * spins, and more of them.
 *
 * Draws: where each reel stops, first to last, of the paid spin and then of each free spin.
 */
import type { Draw } from '../../draw.ts';
import { leastRun, type Pays, reelsShowing, type Strip, spinReels } from './board.ts';
import { type FreeSpins, meanFreeSpins, reelsChances, showChance } from './chances.ts';
import { countSpins, deviation, together, wayPaths } from './count.ts';
import { fraction, minus, one, plus, product, sum, times, zero } from './fraction.ts';
import { freeMoments, playFree, type SpinPart } from './free-spins.ts';
import { type Board, type SlotModel, type SlotStep, type SlotWin, step, total } from './model.ts';

export interface WaysConfig {
  readonly strips: readonly Strip[];
  readonly rows: number;
  readonly pays: Pays;
  readonly wild: string;
  readonly scatter: string;
  /** Reels that have to show the scatter. */
  readonly scatters: number;
  readonly freeSpins: FreeSpins;
  readonly freeMultiplier: number;
  readonly unitsPerStake: number;
  /** In stakes. */
  readonly cap: number;
}

/** Wins by ways of everything that the first reel shows. */
export function wayWins(board: Board, pays: Pays, wild: string): SlotWin[] {
  const [first = []] = board;
  return [...new Set(first)].flatMap((symbol) => {
    let ways = 1;
    let count = 0;
    for (const reel of board) {
      let fitting = 0;
      for (const seen of reel) if (seen === symbol || seen === wild) fitting += 1;
      if (fitting === 0) break;
      ways *= fitting;
      count += 1;
    }
    const units = ways * (pays[symbol]?.[count - leastRun] ?? 0);
    return units > 0 ? [{ kind: 'ways', symbol, count, ways, units }] : [];
  });
}

const capOf = ({ cap, unitsPerStake }: WaysConfig) => cap * unitsPerStake;
const opensAt = ({ scatter, scatters }: WaysConfig, { board }: SlotStep) => reelsShowing(board, scatter) >= scatters;

function waysStep(config: WaysConfig, kind: 'spin' | 'free', draw: Draw): SlotStep {
  const { stops, board } = spinReels(config.strips, config.rows, draw);
  const multiplier = kind === 'free' ? config.freeMultiplier : 1;
  return step({ kind, board, stops, multiplier, wins: wayWins(board, config.pays, config.wild) });
}

/** Chance that a spin opens free spins. */
const openChance = ({ strips, rows, scatter, scatters }: WaysConfig) =>
  sum(reelsChances(strips, rows, scatter).slice(scatters));

export const ways: SlotModel<WaysConfig> = {
  name: 'ways/1',
  facts: ({ strips, rows, freeSpins, unitsPerStake, cap }) => ({
    rows: strips.map(() => rows),
    pays: 'ways',
    count: rows ** strips.length,
    features: ['wild', 'scatter', 'free-spins', 'retrigger', 'multiplier'],
    unitsPerStake,
    cap,
    longest: 1 + freeSpins.most,
  }),
  bound: capOf,
  play: (config, draw) => {
    const paid = waysStep(config, 'spin', draw);
    const steps = [paid];
    const opens = (one: SlotStep) => opensAt(config, one);
    if (opens(paid)) playFree(steps, config.freeSpins, capOf(config), opens, () => waysStep(config, 'free', draw));
    return { steps, units: total(steps, capOf(config)) };
  },
  // reels are independent: the mean of a product of counts is the product of their means
  exactReturn: (config) => {
    const { strips, rows, pays, wild, freeSpins, freeMultiplier, unitsPerStake } = config;
    const spin = sum(
      Object.entries(pays).flatMap(([symbol, units]) => {
        const fits = [symbol, wild];
        const means = strips.map((strip) =>
          fraction(rows * strip.filter((seen) => fits.includes(seen)).length, strip.length),
        );
        const misses = strips.map((strip) => minus(one, showChance(strip, rows, fits)));
        return units.map((paid, index) => {
          const count = leastRun + index;
          const end = count < strips.length ? (misses[count] ?? zero) : one;
          return times(fraction(paid), times(product(means.slice(0, count)), end));
        });
      }),
    );
    const open = openChance(config);
    const free = times(fraction(freeMultiplier), times(open, meanFreeSpins(freeSpins, open)));
    return times(times(spin, fraction(1, unitsPerStake)), plus(one, free));
  },
  countAll: (config) => {
    const { strips, rows, pays, wild, scatter, scatters, freeSpins, freeMultiplier, unitsPerStake } = config;
    const paths = wayPaths(strips, rows, pays, wild);
    const sums = countSpins({ strips, rows, paths, scatter, scatterUnits: () => 0 });
    const spin = together(sums);
    const part = (from: number, to: number): SpinPart => {
      const all = together(sums.slice(from, to));
      const chance = all.stops / spin.stops;
      const { mean, square, hitRate } = all;
      return { chance, empty: chance * (1 - hitRate), mean: chance * mean, square: chance * square };
    };
    const opening = part(scatters, sums.length);
    const free = freeMoments(freeSpins, part(0, scatters), opening);
    const mean = spin.mean + freeMultiplier * opening.chance * free.mean;
    const square =
      spin.square + 2 * freeMultiplier * opening.mean * free.mean + freeMultiplier ** 2 * opening.chance * free.square;
    return {
      hitRate: spin.hitRate + opening.empty * (1 - free.empty),
      deviation: deviation({ mean, square }) / unitsPerStake,
      bestSpin: spin.best,
      bound: Math.min(capOf(config), spin.best * (1 + freeMultiplier * freeSpins.most)),
    };
  },
};
