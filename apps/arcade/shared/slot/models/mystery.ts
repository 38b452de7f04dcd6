/**
 * Mystery symbols: after the reels have stopped all of them become one symbol, then lines are read. Scatters open free spins
 * on reels that hold more of them.
 *
 * Draws, of each spin: where each reel stops, first to last; then the symbol.
 */
import type { Draw } from '../../draw.ts';
import { bestLines, type LineRules, lineWins, mapBoard, reelsShowing, type Strip, spinReels } from './board.ts';
import { cellsOf, meanLine, reelsChances } from './chances.ts';
import { type Fraction, fraction, plus, sum, times } from './fraction.ts';
import { type SlotModel, type SlotStep, step, total } from './model.ts';
import { pick, type Weighted, weightOf } from './pick.ts';

export interface MysteryConfig extends LineRules {
  readonly strips: readonly Strip[];
  readonly freeStrips: readonly Strip[];
  readonly mystery: string;
  /** What mystery symbols become. */
  readonly becomes: Weighted<string>;
  readonly scatter: string;
  /** Reels that have to show the scatter. */
  readonly scatters: number;
  readonly freeSpins: number;
}

const rows = 3;

function spin(config: MysteryConfig, strips: readonly Strip[], kind: 'spin' | 'free', draw: Draw): SlotStep {
  const { stops, board: reels } = spinReels(strips, rows, draw);
  const symbol = pick(config.becomes, draw);
  const board = mapBoard(reels, (seen) => (seen === config.mystery ? symbol : seen));
  return step({ kind, board, stops, symbol, wins: lineWins(board, config) });
}

/** Mean pay of a spin on these strips. */
const meanSpin = ({ pays, wild, mystery, becomes }: MysteryConfig, strips: readonly Strip[]): Fraction =>
  sum(
    becomes.map(([symbol, weight]) => {
      const turned = strips.map((strip) => strip.map((seen) => (seen === mystery ? symbol : seen)));
      return times(fraction(weight, weightOf(becomes)), meanLine(cellsOf(turned), pays, wild));
    }),
  );

export const mystery: SlotModel<MysteryConfig> = {
  name: 'mystery/1',
  facts: ({ strips, lines, freeSpins }) => ({
    rows: strips.map(() => rows),
    pays: 'lines',
    count: lines.length,
    features: ['wild', 'scatter', 'free-spins', 'mystery-symbols'],
    unitsPerStake: lines.length,
    cap: null,
    longest: 1 + freeSpins,
  }),
  bound: (config) => bestLines(config) * (1 + config.freeSpins),
  play: (config, draw) => {
    const paid = spin(config, config.strips, 'spin', draw);
    const isOpen = reelsShowing(paid.board, config.scatter) >= config.scatters;
    const free = Array.from({ length: isOpen ? config.freeSpins : 0 }, () =>
      spin(config, config.freeStrips, 'free', draw),
    );
    const steps = [paid, ...free];
    return { steps, units: total(steps) };
  },
  exactReturn: (config) => {
    const { strips, freeStrips, scatter, scatters, freeSpins } = config;
    const open = sum(reelsChances(strips, rows, scatter).slice(scatters));
    const free = times(fraction(freeSpins), times(open, meanSpin(config, freeStrips)));
    return plus(meanSpin(config, strips), free);
  },
};
