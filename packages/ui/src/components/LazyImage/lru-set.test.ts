import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createLruSet } from './lru-set.ts';

test('an LRU set forgets the member untouched for longest', () => {
  const set = createLruSet(2);
  set.add('a');
  set.add('b');
  expect(set.has('a')).toBe(true);
  set.add('c');
  expect([set.has('a'), set.has('b'), set.has('c')]).toEqual([true, false, true]);
});

test('an LRU set remembers exactly the last different values, however they come', () => {
  const letters = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'));
  fc.assert(
    fc.property(letters, fc.integer({ min: 1, max: 5 }), (values, limit) => {
      const set = createLruSet(limit);
      for (const value of values) set.add(value);
      const last = [...new Set(values.toReversed())];
      for (const value of last.slice(0, limit)) expect(set.has(value)).toBe(true);
      for (const value of last.slice(limit)) expect(set.has(value)).toBe(false);
    }),
  );
});
