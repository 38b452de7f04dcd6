import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchWords } from './search-words.ts';

test('words come as they were typed', () => {
  expect(searchWords('  naga  gold ')).toBe('naga  gold');
  expect(searchWords('នាគមាស')).toBe('នាគមាស');
  expect(searchWords('🐉 dragon')).toBe('🐉 dragon');
});

test('control characters and direction marks go', () => {
  expect(searchWords('na\u0000ga\n')).toBe('na ga');
  expect(searchWords('\u202Enaga\u202C')).toBe('naga');
  expect(searchWords('\u200F\u0007')).toBeUndefined();
});

test('five hundred characters are cut, and never through one', () => {
  expect(searchWords('a'.repeat(500))).toBe('a'.repeat(60));
  expect(searchWords(`${'a'.repeat(59)}🐉`)).toBe('a'.repeat(59));
});

test('whatever is typed, what is sent fits the contract', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 500, unit: 'binary' }), (typed) => {
      const said = searchWords(typed);
      if (said === undefined) return;
      expect(said.length).toBeGreaterThan(0);
      expect(said.length).toBeLessThanOrEqual(60);
      expect(said).not.toMatch(/\p{Cc}/u);
      expect(said.isWellFormed()).toBe(true);
    }),
  );
});
