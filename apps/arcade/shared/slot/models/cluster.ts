/**
 * Clusters: equal symbols that touch by an edge pay by their number and vanish; each fall that pays counts more than the one
 * before.
 *
 * Draws: the cells row by row from the top; then those of each fall, reel by reel, the lowest free cell first.
 */
import type { Draw } from '../../draw.ts';
import type { Pays } from './board.ts';
import { countClusters } from './cluster-count.ts';
import { fall, type Place, stepsToCap } from './falling.ts';
import { type Board, type SlotModel, type SlotStep, type SlotWin, step, total } from './model.ts';
import { pick, type Weighted } from './pick.ts';

export interface ClusterConfig {
  /** Reels, and rows of each. */
  readonly side: number;
  readonly symbols: Weighted<string>;
  /** Least numbers of the classes that pay the same, ascending. */
  readonly sizes: readonly number[];
  /** Units by class. */
  readonly pays: Pays;
  /** What the last falls count: the first once, the second twice, up to this. */
  readonly mostMultiplier: number;
  readonly unitsPerStake: number;
  /** In stakes. */
  readonly cap: number;
}

/** Class of a number of symbols: the last whose least number it reaches; -1 where it pays nothing. */
export const classOf = (sizes: readonly number[], count: number): number =>
  sizes.findLastIndex((least) => count >= least);

/** Groups of equal symbols that touch by an edge, in the order of their first cells. */
export function groupsOf(board: Board): readonly (readonly Place[])[] {
  const seen = new Set<string>();
  const walk = (reel: number, row: number, symbol: string): Place[] => {
    const key = `${reel}:${row}`;
    if (board[reel]?.[row] !== symbol || seen.has(key)) return [];
    seen.add(key);
    return [
      [reel, row],
      ...walk(reel - 1, row, symbol),
      ...walk(reel + 1, row, symbol),
      ...walk(reel, row - 1, symbol),
      ...walk(reel, row + 1, symbol),
    ];
  };
  return board.flatMap((cells, reel) =>
    cells.map((symbol, row) => walk(reel, row, symbol)).filter(({ length }) => length > 0),
  );
}

function drawBoard({ side, symbols }: ClusterConfig, draw: Draw): Board {
  const rows = Array.from({ length: side }, () => Array.from({ length: side }, () => pick(symbols, draw)));
  return Array.from({ length: side }, (_, reel) => rows.map((row) => row[reel] ?? ''));
}

const capOf = ({ cap, unitsPerStake }: ClusterConfig): number => cap * unitsPerStake;

export const cluster: SlotModel<ClusterConfig> = {
  name: 'cluster/1',
  facts: ({ side, pays, mostMultiplier, unitsPerStake, cap }) => ({
    rows: Array.from({ length: side }, () => side),
    pays: 'clusters',
    count: null,
    features: ['cascades', 'multiplier'],
    unitsPerStake,
    cap,
    longest: stepsToCap(cap * unitsPerStake, pays, mostMultiplier),
  }),
  bound: capOf,
  play: (config, draw) => {
    const { sizes, pays, mostMultiplier, symbols } = config;
    const steps: SlotStep[] = [];
    let board = drawBoard(config, draw);
    for (;;) {
      const paying = groupsOf(board).filter(({ length }) => classOf(sizes, length) >= 0);
      const wins = paying.map((cells): SlotWin => {
        const [[reel, row] = [0, 0]] = cells;
        const symbol = board[reel]?.[row] ?? '';
        const count = cells.length;
        return { kind: 'cluster', symbol, count, units: pays[symbol]?.[classOf(sizes, count)] ?? 0 };
      });
      const kind = steps.length === 0 ? 'spin' : 'cascade';
      steps.push(step({ kind, board, wins, multiplier: Math.min(steps.length + 1, mostMultiplier) }));
      if (wins.length === 0 || total(steps) >= capOf(config)) break;
      const gone = new Set(paying.flat().map(String));
      board = fall(
        board,
        (reel, row) => gone.has(String([reel, row])),
        () => pick(symbols, draw),
      );
    }
    return { steps, units: total(steps, capOf(config)) };
  },
  counter: countClusters,
};
