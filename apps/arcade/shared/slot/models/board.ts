/** Reels that stop: strips read downwards and closed to a ring, and what lines pay on what they show. */
import type { Draw } from '../../draw.ts';
import type { Board, SlotWin } from './model.ts';

/** Symbols of one reel from top to bottom. */
export type Strip = readonly string[];

/** Codes between blanks. */
export const stripOf = (text: string): Strip => text.trim().split(/\s+/);

/** What symbols pay: for the least number of a symbol that pays, and each one more. */
export type Pays = Readonly<Record<string, readonly number[]>>;

/** Row of a line on each reel, 0 = top. */
export type Line = readonly number[];

/** Equal symbols in a row that pay at the least. */
export const leastRun = 3;

/** What a reel shows when it stops at a position of its strip: that one in the top row. */
export function windowOf(strip: Strip, stop: number, rows: number): readonly string[] {
  const end = stop + rows;
  return end <= strip.length ? strip.slice(stop, end) : [...strip.slice(stop), ...strip.slice(0, end - strip.length)];
}

export const boardAt = (strips: readonly Strip[], stops: readonly number[], rows: number): Board =>
  strips.map((strip, reel) => windowOf(strip, stops[reel] ?? 0, rows));

/** Draws where the reels stop, from the first to the last. */
export const drawStops = (strips: readonly Strip[], draw: Draw): readonly number[] =>
  strips.map((strip) => draw(strip.length));

/** Draws where the reels stop, and what they show there. */
export function spinReels(strips: readonly Strip[], rows: number, draw: Draw) {
  const stops = drawStops(strips, draw);
  return { stops, board: boardAt(strips, stops, rows) };
}

/** Reels that show a symbol. */
export function reelsShowing(board: Board, symbol: string): number {
  let count = 0;
  for (const reel of board) if (reel.includes(symbol)) count += 1;
  return count;
}

/** Changes each cell. */
export const mapBoard = (board: Board, change: (symbol: string, reel: number, row: number) => string): Board =>
  board.map((cells, reel) => cells.map((symbol, row) => change(symbol, reel, row)));

/** What lines are paid by. */
export interface LineRules {
  readonly lines: readonly Line[];
  readonly pays: Pays;
  /** Stands for every symbol that pays on lines. */
  readonly wild: string;
}

/** Wins of all lines: equal symbols or wilds from the first reel on, the longest run, one win a line. */
export function lineWins(board: Board, { lines, pays, wild }: LineRules): SlotWin[] {
  const wins: SlotWin[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? [];
    let symbol: string | undefined;
    let count = 0;
    for (; count < line.length; count += 1) {
      const seen = board[count]?.[line[count] ?? 0];
      if (seen === wild) continue;
      symbol ??= seen;
      if (seen !== symbol) break;
    }
    const units = symbol === undefined ? 0 : (pays[symbol]?.[count - leastRun] ?? 0);
    if (symbol !== undefined && units > 0) wins.push({ kind: 'line', line: index, symbol, count, units });
  }
  return wins;
}

/** What a spin pays at most, in units: the best pay on every line. */
export const bestLines = ({ lines, pays }: Pick<LineRules, 'lines' | 'pays'>): number =>
  lines.length * Math.max(...Object.values(pays).flat());

/** Lines in their published order: a game of fewer lines takes the first of them. */
export const lineOrder: readonly Line[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 0, 0],
  [2, 2, 1, 2, 2],
  [1, 2, 2, 2, 1],
  [1, 0, 0, 0, 1],
  [1, 0, 1, 0, 1],
  [1, 2, 1, 2, 1],
  [0, 1, 0, 1, 0],
  [2, 1, 2, 1, 2],
  [1, 1, 0, 1, 1],
  [1, 1, 2, 1, 1],
  [0, 1, 1, 1, 0],
  [2, 1, 1, 1, 2],
  [0, 2, 0, 2, 0],
  [2, 0, 2, 0, 2],
  [0, 2, 2, 2, 0],
  [2, 0, 0, 0, 2],
  [0, 0, 2, 0, 0],
  [2, 2, 0, 2, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
];
