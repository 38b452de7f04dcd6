import type { TableSort } from '@mekong/ui/Table';

/** Order of a table as an address says it: the key of a column, with a minus before it the greatest first. */
export const tableSort = (sort: string): TableSort =>
  sort.startsWith('-') ? { key: sort.slice(1), direction: 'descending' } : { key: sort, direction: 'ascending' };

/**
 * Order of an address as a table says it; undefined for none of the known ones.
 *
 * @param sorts every order that the address may have
 */
export const searchSort = <Sort extends string>(
  sorts: readonly Sort[],
  { key, direction }: TableSort,
): Sort | undefined => sorts.find((sort) => sort === (direction === 'descending' ? `-${key}` : key));

/** Rows in an order, for lists that are here in whole; equal ones keep their order. @param sort as an address says it */
export function sortRows<Row>(
  rows: readonly Row[],
  sort: string,
  keyOf: (row: Row, key: string) => string | number | bigint,
): readonly Row[] {
  const { key, direction } = tableSort(sort);
  const sign = direction === 'descending' ? -1 : 1;
  return rows.toSorted((one, other) => {
    const [a, b] = [keyOf(one, key), keyOf(other, key)];
    return a < b ? -sign : a > b ? sign : 0;
  });
}
