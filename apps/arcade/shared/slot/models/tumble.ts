/**
 * Tumble: symbols pay anywhere by their number and vanish until nothing pays; then the orbs on the board multiply what the spin
 * has paid. Scatters open free spins in which the orbs of winning spins add up.
 *
 * Draws: the cells reel by reel, the lowest first, and of each orb its value right after it; then those of each fall, likewise.
 */
import type { Draw } from '../../draw.ts';
import type { Pays } from './board.ts';
import { classOf } from './cluster.ts';
import { fall, stepsToCap } from './falling.ts';
import { type Board, type SlotModel, type SlotStep, type SlotWin, step, total } from './model.ts';
import { pick, type Weighted } from './pick.ts';
import { countTumbles } from './tumble-count.ts';

export interface TumbleConfig {
  readonly reels: number;
  readonly rows: number;
  /** All symbols, scatter and orb included. */
  readonly symbols: Weighted<string>;
  readonly scatter: string;
  readonly orb: string;
  readonly orbs: Weighted<number>;
  /** Least numbers of the classes that pay the same, ascending. */
  readonly sizes: readonly number[];
  /** Units by class. */
  readonly pays: Pays;
  /** Cells that have to show the scatter when the paid spin has ended. */
  readonly scatters: number;
  readonly freeSpins: number;
  readonly unitsPerStake: number;
  /** In stakes. */
  readonly cap: number;
}

const capOf = ({ cap, unitsPerStake }: TumbleConfig) => cap * unitsPerStake;

/** A cell that holds an orb: this sign and its value. */
const orbSign = 'orb:';

/** One spin: its boards with what vanished from each, and the orbs at its end. */
interface Tumbled {
  readonly boards: readonly { readonly board: Board; readonly wins: readonly SlotWin[] }[];
  readonly orbs: number;
  readonly scatters: number;
}

function winsOn(board: Board, { sizes, pays }: TumbleConfig): readonly SlotWin[] {
  const cells = board.flat();
  return Object.entries(pays).flatMap(([symbol, units]): SlotWin[] => {
    const count = cells.filter((seen) => seen === symbol).length;
    const paid = units[classOf(sizes, count)] ?? 0;
    return paid > 0 ? [{ kind: 'anywhere', symbol, count, units: paid }] : [];
  });
}

/** @param left units that are left to the cap: a spin that has paid them alone ends, what follows would be cut */
function tumble(config: TumbleConfig, draw: Draw, left: number): Tumbled {
  const { symbols, orb, orbs, reels, rows, scatter } = config;
  const next = () => {
    const symbol = pick(symbols, draw);
    return symbol === orb ? `${orbSign}${pick(orbs, draw)}` : symbol;
  };
  const boards: { board: Board; wins: readonly SlotWin[] }[] = [];
  let board = fall(
    Array.from({ length: reels }, () => Array.from({ length: rows }, () => '')),
    () => true,
    next,
  );
  let paid = 0;
  for (;;) {
    const wins = winsOn(board, config);
    boards.push({ board, wins });
    paid += wins.reduce((all, { units }) => all + units, 0);
    if (wins.length === 0 || paid >= left) break;
    const seen: Board = board;
    const gone = new Set(wins.map(({ symbol }) => symbol));
    board = fall(seen, (reel, row) => gone.has(seen[reel]?.[row] ?? ''), next);
  }
  const cells = board.flat();
  const values = cells.filter((cell) => cell.startsWith(orbSign)).map((cell) => Number(cell.slice(orbSign.length)));
  return {
    boards,
    orbs: values.reduce((all, value) => all + value, 0),
    scatters: cells.filter((cell) => cell === scatter).length,
  };
}

const stepsOf = ({ boards }: Tumbled, kind: 'spin' | 'free', multiplier: number): readonly SlotStep[] =>
  boards.map((one, index) => step({ kind: index === 0 ? kind : 'cascade', ...one, multiplier }));

export const tumbles: SlotModel<TumbleConfig> = {
  name: 'tumble/1',
  facts: ({ reels, rows, pays, freeSpins, unitsPerStake, cap }) => ({
    rows: Array.from({ length: reels }, () => rows),
    pays: 'anywhere',
    count: null,
    features: ['scatter', 'free-spins', 'cascades', 'multiplier'],
    unitsPerStake,
    cap,
    // a board that pays nothing ends each spin
    longest: stepsToCap(cap * unitsPerStake, pays) + 1 + freeSpins,
  }),
  bound: capOf,
  play: (config, draw) => {
    const cap = capOf(config);
    const paid = tumble(config, draw, cap);
    const steps = [...stepsOf(paid, 'spin', Math.max(1, paid.orbs))];
    let running = 0;
    const free = paid.scatters >= config.scatters ? config.freeSpins : 0;
    for (let n = 0; n < free && total(steps) < cap; n += 1) {
      const spin = tumble(config, draw, cap - total(steps));
      if (spin.boards.length > 1) running += spin.orbs;
      steps.push(...stepsOf(spin, 'free', spin.orbs > 0 ? Math.max(1, running) : 1));
    }
    return { steps, units: total(steps, cap) };
  },
  counter: countTumbles,
};
