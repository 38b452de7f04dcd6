/** Boards whose winning cells vanish: what is above falls, and new cells come from the top. */
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
