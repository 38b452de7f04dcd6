import { type RawBuilder, sql } from 'kysely';
import type { Place } from '../../../contract/cursors.ts';

/** What rows are put in the order of, and how the database reads it back from a cursor. */
export interface SortKey {
  value: RawBuilder<unknown>;
  type: RawBuilder<unknown>;
}

/** An order of rows: what it goes by, and which rows come behind a place. */
export interface Order extends SortKey {
  direction: RawBuilder<unknown>;
  /** Whether a row with `value` and `id` comes behind a place; true without one. */
  behind: (value: RawBuilder<unknown>, id: RawBuilder<unknown>, place: Place | undefined) => RawBuilder<unknown>;
}

/** @param sort a key, with a minus before it the greatest or latest first; equal ones by their numbers, in the same direction */
export function orderOf<Key extends string>(
  sort: Key | `-${Key}`,
  keys: Readonly<Record<NoInfer<Key>, SortKey>>,
): Order {
  const isDescending = sort.startsWith('-');
  const key = keys[(isDescending ? sort.slice(1) : sort) as Key];
  return {
    ...key,
    direction: isDescending ? sql`desc` : sql`asc`,
    behind: (value, id, place) =>
      place === undefined
        ? sql`true`
        : sql`(${value}, ${id}) ${isDescending ? sql`<` : sql`>`} (${place.value}::${key.type}, ${place.id}::bigint)`,
  };
}
