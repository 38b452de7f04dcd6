import { useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { rowsNow } from './grid-rows.ts';

/**
 * Rows of a grid that exist now; those beyond the screen follow frame by frame.
 *
 * @param wanted rows that should exist, in their order
 * @param range first and last row on the screen; undefined while that is not known, when all that are wanted exist
 * @param active row of the card with the tab stop
 */
export function useGameGridRows(
  wanted: readonly number[],
  range: { readonly startIndex: number; readonly endIndex: number } | null | undefined,
  active: number,
): readonly number[] {
  const made = useRef<ReadonlySet<number>>(new Set());
  const [, addRow] = useReducer((count: number) => count + 1, 0);
  const { rows, next } = range
    ? rowsNow({ wanted, made: made.current, first: range.startIndex, last: range.endIndex, active })
    : { rows: wanted, next: undefined };

  useLayoutEffect(() => {
    made.current = new Set(rows);
  });
  useEffect(() => {
    if (next === undefined) return;
    const frame = requestAnimationFrame(() => {
      made.current = new Set([...made.current, next]);
      addRow();
    });
    return () => cancelAnimationFrame(frame);
  }, [next]);

  return rows;
}
