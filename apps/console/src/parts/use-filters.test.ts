import { expect, test } from 'vitest';
import { readFilters } from './use-filters.ts';

const known = { state: { failed: 'Failed' }, job: ['draws.tick'], lottery: undefined };

test('filters of an address are those whose value a list knows, and free words', () => {
  const values = { q: 'sophea', state: 'failed', job: 'draws.tick' };
  expect(readFilters(values, known)).toEqual([values, []]);
});

test('a value that no list knows is left out and named', () => {
  expect(readFilters({ q: 'x', state: 'toString', job: 'none' }, known)).toEqual([
    { q: 'x' },
    ['state=toString', 'job=none'],
  ]);
});

test('a value is believed as long as those of its filter are on their way', () => {
  expect(readFilters({ lottery: '3D' }, known)).toEqual([{ lottery: '3D' }, []]);
});
