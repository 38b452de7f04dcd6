/**
 * Lines: five reels, wins from the first reel on, scatters that pay anywhere and open free spins whose wins count more.
 *
 * Draws: where each reel stops, first to last, of the paid spin and then of each free spin.
 */
import { bestLines, boardAt, drawStops, type LineRules, lineWins, reelsShowing, type Strip } from './board.ts';
import { cellsOf, meanLine, reelsChances } from './chances.ts';
import { countSpins, deviation, linePaths, together } from './count.ts';
import { fraction, one, plus, sum, times } from './fraction.ts';
import { type SlotModel, type SlotStep, type SlotWin, step, total } from './model.ts';

export interface LinesConfig extends LineRules {
  readonly strips: readonly Strip[];
  readonly scatter: string;
  /** By the number of scatters: whole stakes, and the free spins they open. */
  readonly scatterPays: Readonly<Record<number, { readonly stakes: number; readonly freeSpins: number }>>;
  /** What wins of free spins count. Scatters pay in them too, and open no further ones. */
  readonly freeMultiplier: number;
}

export const lineRows = 3;

const noScatters = { stakes: 0, freeSpins: 0 };
const scatterPay = ({ scatterPays }: LinesConfig, count: number) => scatterPays[count] ?? noScatters;

/** Free spins that a paid spin opens. */
export const freeSpinsAt = (config: LinesConfig, stops: readonly number[]): number =>
  scatterPay(config, reelsShowing(boardAt(config.strips, stops, lineRows), config.scatter)).freeSpins;

/** What the reels pay where they stop. */
export function lineStep(
  config: LinesConfig,
  stops: readonly number[],
  kind: 'spin' | 'free',
  multiplier = 1,
): SlotStep {
  const board = boardAt(config.strips, stops, lineRows);
  const count = reelsShowing(board, config.scatter);
  const { stakes } = scatterPay(config, count);
  const scatter: SlotWin = { kind: 'scatter', symbol: config.scatter, count, units: stakes * config.lines.length };
  return step({ kind, board, stops, multiplier, wins: [...lineWins(board, config), ...(stakes > 0 ? [scatter] : [])] });
}

const mostFreeSpins = ({ scatterPays }: LinesConfig) =>
  Math.max(...Object.values(scatterPays).map(({ freeSpins }) => freeSpins));

export const lines: SlotModel<LinesConfig> = {
  name: 'lines/1',
  facts: (config) => ({
    rows: config.strips.map(() => lineRows),
    pays: 'lines',
    count: config.lines.length,
    features: ['wild', 'scatter', 'free-spins', 'multiplier'],
    unitsPerStake: config.lines.length,
    cap: null,
    longest: 1 + mostFreeSpins(config),
  }),
  bound: (config) => {
    const scatters = Math.max(...Object.values(config.scatterPays).map(({ stakes }) => stakes));
    const spin = bestLines(config) + config.lines.length * scatters;
    return spin * (1 + config.freeMultiplier * mostFreeSpins(config));
  },
  play: (config, draw) => {
    const paid = drawStops(config.strips, draw);
    const free = Array.from({ length: freeSpinsAt(config, paid) }, () => drawStops(config.strips, draw));
    const steps = [
      lineStep(config, paid, 'spin'),
      ...free.map((stops) => lineStep(config, stops, 'free', config.freeMultiplier)),
    ];
    return { steps, units: total(steps) };
  },
  exactReturn: (config) => {
    const chances = reelsChances(config.strips, lineRows, config.scatter);
    const mean = (pick: (count: number) => number) =>
      sum(chances.map((chance, count) => times(chance, fraction(pick(count)))));
    const spin = plus(
      meanLine(cellsOf(config.strips), config.pays, config.wild),
      mean((count) => scatterPay(config, count).stakes),
    );
    const freeSpins = mean((count) => scatterPay(config, count).freeSpins);
    return times(spin, plus(one, times(fraction(config.freeMultiplier), freeSpins)));
  },
  countAll: (config) => {
    const units = config.lines.length;
    const sums = countSpins({
      strips: config.strips,
      rows: lineRows,
      paths: linePaths(config.strips, lineRows, config),
      scatter: config.scatter,
      scatterUnits: (count) => scatterPay(config, count).stakes * units,
    });
    const spin = together(sums);
    let { mean, square } = spin;
    sums.forEach((all, count) => {
      const free = scatterPay(config, count).freeSpins;
      const feature = config.freeMultiplier * free * spin.mean;
      const spread = config.freeMultiplier ** 2 * free * (spin.square - spin.mean ** 2);
      mean += (all.stops * feature) / spin.stops;
      square += (2 * all.units * feature + all.stops * (spread + feature ** 2)) / spin.stops;
    });
    return {
      hitRate: spin.hitRate,
      deviation: deviation({ mean, square }) / units,
      bestSpin: spin.best,
      bound: spin.best * (1 + config.freeMultiplier * mostFreeSpins(config)),
    };
  },
};
