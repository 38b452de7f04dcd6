/** Rows that are read some at a time. */
export interface Pieces<Row> extends AsyncIterable<readonly Row[]> {
  /** How many rows there are in all. */
  readonly count: number;
}

/**
 * Reads rows by their numbers, some at a time and each piece when it is asked for: no transaction stays open while a slow reader
 * takes a long file.
 *
 * @param ids all numbers in the order of the rows, or what little is known of each
 * @param piece rows at a time
 * @param read the rows of some numbers, in their order
 */
export const inPieces = <Row, Id = string>(
  ids: readonly Id[],
  piece: number,
  read: (ids: readonly Id[]) => Promise<readonly Row[]>,
): Pieces<Row> => ({
  count: ids.length,
  async *[Symbol.asyncIterator]() {
    for (let at = 0; at < ids.length; at += piece) yield await read(ids.slice(at, at + piece));
  },
});

/** Rows that were read already, as one piece. */
export const atOnce = <Row>(rows: readonly Row[]): Pieces<Row> => ({
  count: rows.length,
  async *[Symbol.asyncIterator]() {
    if (rows.length > 0) yield rows;
  },
});
