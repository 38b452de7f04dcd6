/**
 * Sticky wilds: scatters open free spins in which each wild stays where it came until the last of them.
 *
 * Draws: where each reel stops, first to last, of the paid spin and then of each free spin.
 */
import { bestLines, type LineRules, lineWins, mapBoard, reelsShowing, type Strip, spinReels } from './board.ts';
import { type Cell, cellsOf, meanLine, reelsChances } from './chances.ts';
import { minus, one, plus, power, sum, times, zero } from './fraction.ts';
import { type Board, type SlotModel, type SlotStep, step, total } from './model.ts';

export interface StickyConfig extends LineRules {
  readonly strips: readonly Strip[];
  readonly scatter: string;
  /** Reels that have to show the scatter. */
  readonly scatters: number;
  readonly freeSpins: number;
}

const rows = 3;

/** Cells of a free spin, the first being 1: wild once a wild has come in any of the spins so far. */
const cellsAt = (cells: readonly Cell[], wild: string, spin: number): readonly Cell[] =>
  cells.map((cell) => {
    const misses = minus(one, cell.get(wild) ?? zero);
    const others = [...cell].map(([symbol, chance]) => [symbol, times(chance, power(misses, spin - 1))] as const);
    return new Map([...others, [wild, minus(one, power(misses, spin))]]);
  });

export const sticky: SlotModel<StickyConfig> = {
  name: 'sticky/1',
  facts: ({ strips, lines, freeSpins }) => ({
    rows: strips.map(() => rows),
    pays: 'lines',
    count: lines.length,
    features: ['wild', 'scatter', 'free-spins', 'sticky-wilds'],
    unitsPerStake: lines.length,
    cap: null,
    longest: 1 + freeSpins,
  }),
  bound: (config) => bestLines(config) * (1 + config.freeSpins),
  play: (config, draw) => {
    const { strips, wild, scatter, scatters, freeSpins } = config;
    const { stops, board } = spinReels(strips, rows, draw);
    const steps: SlotStep[] = [step({ kind: 'spin', board, stops, wins: lineWins(board, config) })];
    let before: Board = [];
    for (let n = 0; n < freeSpins && reelsShowing(board, scatter) >= scatters; n += 1) {
      const spun = spinReels(strips, rows, draw);
      const seen = mapBoard(spun.board, (symbol, reel, row) => (before[reel]?.[row] === wild ? wild : symbol));
      steps.push(step({ kind: 'free', board: seen, stops: spun.stops, wins: lineWins(seen, config) }));
      before = seen;
    }
    return { steps, units: total(steps) };
  },
  exactReturn: (config) => {
    const { strips, pays, wild, scatter, scatters, freeSpins } = config;
    const cells = cellsOf(strips);
    const open = sum(reelsChances(strips, rows, scatter).slice(scatters));
    const free = sum(
      Array.from({ length: freeSpins }, (_, index) => meanLine(cellsAt(cells, wild, index + 1), pays, wild)),
    );
    return plus(meanLine(cells, pays, wild), times(open, free));
  },
};
