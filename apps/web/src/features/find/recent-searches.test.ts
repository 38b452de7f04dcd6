// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { forgetSearches, keepSearch, recentSearches, withSearch } from './recent-searches.ts';

beforeEach(() => localStorage.clear());

test('the last search comes first, each once, five at most', () => {
  const searches = ['naga', 'lotus', 'gold', 'NAGA', 'ត្រី', '龙', 'moon'].reduce<string[]>(withSearch, []);
  expect(searches).toEqual(['moon', '龙', 'ត្រី', 'NAGA', 'gold']);
});

test('they are kept in the browser until they are cleared', () => {
  keepSearch('naga');
  keepSearch('lotus');
  expect(recentSearches()).toEqual(['lotus', 'naga']);
  forgetSearches();
  expect(recentSearches()).toEqual([]);
});

test('nonsense in the storage is no search', () => {
  for (const nonsense of ['{', '{"a":1}', '[1, null]', '"naga"']) {
    localStorage.setItem('mekong.recentSearches', nonsense);
    expect(recentSearches()).toEqual([]);
  }
});
