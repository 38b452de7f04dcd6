import { expect, test } from 'vitest';
import { hotPath, hotSearch, kindsOf } from './hot-search.ts';

test('only the kinds that there are can be chosen, with their counts', () => {
  const games = (['CONS', 'RNG', 'RNG', 'LIVE'] as const).map((category) => ({ category }));
  expect(kindsOf(games)).toEqual([
    { kind: 'RNG', count: 2 },
    { kind: 'LIVE', count: 1 },
    { kind: 'CONS', count: 1 },
  ]);
  expect(kindsOf([])).toEqual([]);
});

test('a kind is an address; what is none is left out', () => {
  expect(hotPath('CONS')).toBe('/hot?kind=CONS');
  expect(hotPath(undefined)).toBe('/hot');
  expect(hotSearch({ kind: 'CONS' })).toEqual({ kind: 'CONS' });
  expect(hotSearch({ kind: 'cold' })).toEqual({});
});
