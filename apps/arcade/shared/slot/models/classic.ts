/**
 * Classic: three reels of three rows, five lines, and a nudge: where two sevens stand on the middle line and the third one a
 * row off, its reel may move one stop. It is the only move after the reels have stopped, and it is in the count.
 *
 * Draws: where each reel stops, first to last; where a nudge is offered, one more.
 */
import { boardAt, drawStops, type Line, type Strip } from './board.ts';
import { deviation } from './count.ts';
import { type Fraction, fraction } from './fraction.ts';
import { type Board, type SlotModel, type SlotWin, step, total } from './model.ts';

/** Units for three equal ones on a line, by symbol, and for the two mixed wins. */
export type ClassicPays = Readonly<
  Record<'SEV' | 'B3' | 'B2' | 'BEL' | 'B1' | 'CHE' | 'anyBars' | 'twoCherries', number>
>;

export interface ClassicConfig {
  readonly strips: readonly Strip[];
  readonly lines: readonly Line[];
  readonly pays: ClassicPays;
  /** One in so many nudges that are offered is taken. */
  readonly nudgeOneIn: number;
}

const rows = 3;
const middle = 1;
const bars = ['B1', 'B2', 'B3'];

function lineWin(board: Board, line: Line, index: number, pays: ClassicPays): SlotWin[] {
  const seen = board.map((reel, at) => reel[line[at] ?? 0] ?? '');
  const [first = '', second, third] = seen;
  const win = (symbol: string, count: number, units = 0): SlotWin[] =>
    units > 0 ? [{ kind: 'line', line: index, symbol, count, units }] : [];
  if (first === second && second === third) return win(first, rows, pays[first as keyof ClassicPays]);
  if (seen.every((symbol) => bars.includes(symbol))) return win('anyBars', rows, pays.anyBars);
  return first === 'CHE' && second === 'CHE' ? win('CHE', 2, pays.twoCherries) : [];
}

const winsAt = ({ strips, lines, pays }: ClassicConfig, stops: readonly number[]) => {
  const board = boardAt(strips, stops, rows);
  return { board, stops, wins: lines.flatMap((line, index) => lineWin(board, line, index, pays)) };
};

/** The stops after the nudge, where one is offered. */
function nudgeOf({ strips }: ClassicConfig, stops: readonly number[]): readonly number[] | null {
  const board = boardAt(strips, stops, rows);
  const missing = board.filter((reel) => reel[middle] !== 'SEV');
  const reel = board.findIndex((cells) => cells[middle] !== 'SEV');
  if (missing.length !== 1) return null;
  const row = board[reel]?.indexOf('SEV') ?? -1;
  if (row < 0) return null;
  const length = strips[reel]?.length ?? 1;
  return stops.map((stop, at) => (at === reel ? (stop + row - middle + length) % length : stop));
}

/** Counts all stops, each as many times as there are results of a nudge. */
function countStops(config: ClassicConfig) {
  const [first = 0, second = 0, third = 0] = config.strips.map(({ length }) => length);
  const counted = { rounds: 0, units: 0, squares: 0, hits: 0, best: 0 };
  const add = (stops: readonly number[], times: number) => {
    const units = winsAt(config, stops).wins.reduce((all, win) => all + win.units, 0);
    counted.rounds += times;
    counted.units += units * times;
    counted.squares += units * units * times;
    if (units > 0) counted.hits += times;
    counted.best = Math.max(counted.best, units);
  };
  for (let a = 0; a < first; a += 1)
    for (let b = 0; b < second; b += 1)
      for (let c = 0; c < third; c += 1) {
        const stops = [a, b, c];
        const nudged = nudgeOf(config, stops);
        add(stops, nudged ? config.nudgeOneIn - 1 : config.nudgeOneIn);
        if (nudged) add(nudged, 1);
      }
  return counted;
}

const exactReturn = (config: ClassicConfig): Fraction => {
  const { units, rounds } = countStops(config);
  return fraction(units, rounds * config.lines.length);
};

export const classic: SlotModel<ClassicConfig> = {
  name: 'classic/1',
  facts: ({ strips, lines }) => ({
    rows: strips.map(() => rows),
    pays: 'lines',
    count: lines.length,
    features: ['nudge'],
    unitsPerStake: lines.length,
    cap: null,
    longest: 2,
  }),
  bound: ({ lines, pays }) => lines.length * Math.max(...Object.values(pays)),
  play: (config, draw) => {
    const stops = drawStops(config.strips, draw);
    const nudged = nudgeOf(config, stops);
    const isNudged = nudged !== null && draw(config.nudgeOneIn) === 0;
    const steps = isNudged
      ? [
          step({ kind: 'spin', board: boardAt(config.strips, stops, rows), stops, wins: [] }),
          step({ kind: 'nudge', ...winsAt(config, nudged) }),
        ]
      : [step({ kind: 'spin', ...winsAt(config, stops) })];
    return { steps, units: total(steps) };
  },
  exactReturn,
  countAll: (config) => {
    const { rounds, units, squares, hits, best } = countStops(config);
    return {
      hitRate: hits / rounds,
      deviation: deviation({ mean: units / rounds, square: squares / rounds }) / config.lines.length,
      bestSpin: best,
      bound: best,
    };
  },
};
