/** What decides which rows of a grid exist. */
interface RowsInput {
  /** Rows that should exist, in their order: those on the screen and some beyond its edges. */
  readonly wanted: readonly number[];
  /** Rows that exist. */
  readonly made: ReadonlySet<number>;
  /** First and last row on the screen. */
  readonly first: number;
  readonly last: number;
  /** Row of the card with the tab stop. */
  readonly active: number;
}

/** Rows of a grid now, and the one to add with the next frame. */
interface Rows {
  readonly rows: readonly number[];
  /** undefined when all that are wanted exist */
  readonly next: number | undefined;
}

/**
 * What is on the screen exists at once; of the rows beyond its edges one more with each frame, the nearest first. A slow
 * processor makes, lays out and paints one row within a frame, but not three.
 */
export function rowsNow({ wanted, made, first, last, active }: RowsInput): Rows {
  const isDue = (row: number): boolean => made.has(row) || (row >= first && row <= last) || row === active;
  const distance = (row: number): number => Math.max(first - row, row - last);
  const [next] = wanted.filter((row) => !isDue(row)).sort((a, b) => distance(a) - distance(b));
  return { rows: wanted.filter(isDue), next };
}
