/** Boards whose winning cells vanish: what is above falls, and new cells come from the top. */
import type { Pays } from './board.ts';
import type { Board } from './model.ts';

/** A cell by its reel and row. */
export type Place = readonly [number, number];

/**
 * The board after the marked cells have vanished. New cells are drawn reel by reel, the lowest free cell of each first.
 *
 * @param next draws a new cell
 */
export function fall(board: Board, isGone: (reel: number, row: number) => boolean, next: () => string): Board {
  return board.map((cells, reel) => {
    const left = cells.filter((_, row) => !isGone(reel, row));
    const fresh = Array.from({ length: cells.length - left.length }, next);
    return [...fresh.reverse(), ...left];
  });
}

/**
 * Boards that show the least win one after the other until a cap is reached: no round of falls takes more.
 *
 * @param cap in units
 * @param mostMultiplier the first board counts once, the second twice, up to this
 */
export function stepsToCap(cap: number, pays: Pays, mostMultiplier = 1): number {
  const least = Math.min(...Object.values(pays).flat());
  let steps = 0;
  for (let paid = 0; paid < cap; paid += least * Math.min(steps, mostMultiplier)) steps += 1;
  return steps;
}
