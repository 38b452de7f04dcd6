import { invalid } from '../kernel/fault.ts';
import type { FieldCipher } from '../kernel/field-cipher.ts';

/** Place behind a row of a list. */
export interface Place {
  /** Number of the row, decimal digits; where rows have none, what else tells one from another. */
  readonly id: string;
  /** What the row is ordered by before its number, as the database writes it; absent in an order by number. */
  readonly value?: string | undefined;
}

/** List that a cursor belongs to: it is good for this operation, this reader and this filter alone. */
export interface CursorScope {
  readonly operation: string;
  /** Account of the member, or name of the operator. */
  readonly reader: string;
  /** Everything that decides which rows there are and their order; not how many of them are asked for. */
  readonly filter?: Readonly<Record<string, string | undefined>>;
}

/** One answer of a list by cursor. */
export interface CursorRows<Row> {
  rows: Row[];
  nextCursor?: string;
}

/** The filter by its names, so that neither their order nor a name without a value makes another list. */
const contextOf = ({ operation, reader, filter = {} }: CursorScope): string => {
  const said = Object.entries(filter).filter(([, value]) => value !== undefined);
  return JSON.stringify(['list cursor', operation, reader, said.toSorted(([a], [b]) => (a < b ? -1 : 1))]);
};

/**
 * Writes and reads the cursors of lists that grow while they are read. A cursor is sealed: nobody makes one up, and one
 * that was changed, or comes from another list, account or filter, is refused.
 */
export function createCursors(cipher: FieldCipher) {
  const read = (scope: CursorScope, cursor: string | undefined): Place | undefined => {
    if (cursor === undefined) return undefined;
    try {
      return JSON.parse(cipher.open(cursor, contextOf(scope))) as Place;
    } catch {
      throw invalid('cursor', 'pattern');
    }
  };

  return {
    /**
     * The rows behind a cursor, and the cursor of those that follow.
     *
     * @param list reads at most `limit` rows behind a place, or from the start
     * @throws Fault VALIDATION_FAILED when the cursor is not one of this list
     */
    async rows<Row>(
      scope: CursorScope,
      { cursor, pageSize }: { cursor: string | undefined; pageSize: number },
      list: (behind: Place | undefined, limit: number) => Promise<Row[]>,
      placeOf: (row: Row) => Place,
    ): Promise<CursorRows<Row>> {
      const found = await list(read(scope, cursor), pageSize + 1);
      const rows = found.slice(0, pageSize);
      const last = found.length > pageSize ? rows.at(-1) : undefined;
      if (!last) return { rows };
      return { rows, nextCursor: cipher.seal(JSON.stringify(placeOf(last)), contextOf(scope)) };
    },
  };
}

export type Cursors = ReturnType<typeof createCursors>;
