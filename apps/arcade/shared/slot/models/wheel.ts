/**
 * Wheel bonus: the bonus symbol on every reel that holds it opens a wheel; an arrow on it leads to the next, richer one.
 * Segments are shown as wide as their weight.
 *
 * Draws: where each reel stops, first to last; then the segment of each wheel.
 */
import { bestLines, type LineRules, lineWins, type Strip, spinReels } from './board.ts';
import { cellsOf, meanLine, showChance } from './chances.ts';
import { countSpins, deviation, linePaths, together } from './count.ts';
import { type Fraction, fraction, plus, product, sum, times, toNumber, zero } from './fraction.ts';
import { type Board, type SlotModel, type SlotStep, step, total } from './model.ts';
import { pick, type Weighted, weightOf } from './pick.ts';

/** Segment that leads to the next wheel. */
export const arrow = 'arrow';

export interface WheelConfig extends LineRules {
  readonly strips: readonly Strip[];
  readonly bonus: string;
  /** Whole stakes, or the arrow, from the first wheel to the last. */
  readonly wheels: readonly Weighted<number | typeof arrow>[];
}

const rows = 3;

/** Reels that hold the bonus symbol; all of them have to show it. */
const bonusReels = ({ strips, bonus }: WheelConfig) => strips.filter((strip) => strip.includes(bonus));

const isOpen = ({ strips, bonus }: WheelConfig, board: Board) =>
  strips.every((strip, reel) => !strip.includes(bonus) || board[reel]?.includes(bonus));

const openChance = (config: WheelConfig): Fraction =>
  product(bonusReels(config).map((strip) => showChance(strip, rows, [config.bonus])));

/** Mean of a power of what the wheels pay, in stakes. */
const meanWheel = (wheels: WheelConfig['wheels'], exponent: number): Fraction => {
  const [first, ...rest] = wheels;
  if (!first) return zero;
  return sum(
    first.map(([segment, weight]) =>
      times(
        fraction(weight, weightOf(first)),
        segment === arrow ? meanWheel(rest, exponent) : fraction(segment ** exponent),
      ),
    ),
  );
};

/** In stakes. */
const bestSegment = ({ wheels }: WheelConfig) =>
  Math.max(...wheels.flat().map(([segment]) => (segment === arrow ? 0 : segment)));

export const wheel: SlotModel<WheelConfig> = {
  name: 'wheel/1',
  facts: ({ strips, lines, wheels }) => ({
    rows: strips.map(() => rows),
    pays: 'lines',
    count: lines.length,
    features: ['wild', 'wheel'],
    unitsPerStake: lines.length,
    cap: null,
    longest: 1 + wheels.length,
  }),
  bound: (config) => bestLines(config) + bestSegment(config) * config.lines.length,
  play: (config, draw) => {
    const { stops, board } = spinReels(config.strips, rows, draw);
    const steps: SlotStep[] = [step({ kind: 'spin', board, stops, wins: lineWins(board, config) })];
    if (isOpen(config, board))
      for (const [index, segments] of config.wheels.entries()) {
        const segment = pick(segments, draw);
        const symbol = `wheel-${index + 1}`;
        const units = segment === arrow ? 0 : segment * config.lines.length;
        const wins = units > 0 ? [{ kind: 'wheel', symbol, count: 1, units } as const] : [];
        steps.push(step({ kind: 'wheel', board, symbol, wins }));
        if (segment !== arrow) break;
      }
    return { steps, units: total(steps) };
  },
  exactReturn: (config) =>
    plus(
      meanLine(cellsOf(config.strips), config.pays, config.wild),
      times(openChance(config), meanWheel(config.wheels, 1)),
    ),
  countAll: (config) => {
    const units = config.lines.length;
    const sums = countSpins({
      strips: config.strips,
      rows,
      paths: linePaths(config.strips, rows, config),
      scatter: config.bonus,
      scatterUnits: () => 0,
    });
    const spin = together(sums);
    const open = sums[bonusReels(config).length];
    if (!open) throw new Error('No reel holds the bonus symbol.');
    const share = (stops: number) => stops / spin.stops;
    const prize = toNumber(meanWheel(config.wheels, 1)) * units;
    const square = toNumber(meanWheel(config.wheels, 2)) * units * units;
    return {
      hitRate: spin.hitRate + share(open.stops - open.wins),
      deviation:
        deviation({
          mean: spin.mean + share(open.stops) * prize,
          square: spin.square + 2 * share(open.units) * prize + share(open.stops) * square,
        }) / units,
      bestSpin: spin.best,
      bound: spin.best + bestSegment(config) * units,
    };
  },
};
