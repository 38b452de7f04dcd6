import { expect, test } from 'vitest';
import { searchSort, sortRows, tableSort } from './table-sort.ts';

test('an order of an address is that of its table, and back', () => {
  const sorts = ['net', '-net', '-time'] as const;
  for (const sort of sorts) expect(searchSort(sorts, tableSort(sort))).toBe(sort);
  expect(searchSort(sorts, { key: 'time', direction: 'ascending' })).toBeUndefined();
});

test('rows of a whole list keep their order where they are equal', () => {
  const rows = [
    { day: '2026-11-02', amount: 900n },
    { day: '2026-11-01', amount: 1_000n },
    { day: '2026-11-03', amount: 900n },
  ];
  const days = (sort: string) => sortRows(rows, sort, (row, key) => row[key as 'day' | 'amount']).map(({ day }) => day);
  expect(days('day')).toEqual(['2026-11-01', '2026-11-02', '2026-11-03']);
  expect(days('-amount')).toEqual(['2026-11-01', '2026-11-02', '2026-11-03']);
  expect(days('amount')).toEqual(['2026-11-02', '2026-11-03', '2026-11-01']);
});
