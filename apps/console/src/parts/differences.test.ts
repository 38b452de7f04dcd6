import { describe, expect, test } from 'vitest';
import { differencesOf, writeValue } from './differences.ts';

test('a value is written in words', () => {
  const words = { on: 'On', off: 'Off', none: 'None' };
  expect(writeValue({ open: true, hosts: ['a', 'b'] }, words)).toBe('open: On; hosts: a, b');
  expect(writeValue([], words)).toBe('None');
  expect(writeValue(0, words)).toBe('0');
});

describe('a difference', () => {
  test('names the innermost value that changed, rows by their number', () => {
    const rows = [{ id: 'a' }, { id: 'b', titles: { EN: 'Chat', KM: 'ជជែក' } }];
    const after = [{ id: 'a' }, { id: 'b', titles: { EN: 'Live chat', KM: 'ជជែក' } }];
    expect(differencesOf(rows, after)).toEqual([{ place: ['2', 'titles', 'EN'], before: 'Chat', after: 'Live chat' }]);
  });

  test('shows of a list what was taken out and put in, and all of it when only the order changed', () => {
    expect(differencesOf(['a', 'b', 'c'], ['a', 'c', 'd'])).toEqual([{ place: [], before: ['b'], after: ['d'] }]);
    expect(differencesOf(['a', 'b'], ['b', 'a'])).toEqual([{ place: [], before: ['a', 'b'], after: ['b', 'a'] }]);
  });

  test('shows a row that was added or removed as a whole', () => {
    expect(differencesOf([{ id: 'a' }], [])).toEqual([{ place: ['1'], before: { id: 'a' }, after: undefined }]);
  });

  test('is empty when nothing changed', () => {
    expect(differencesOf({ a: [1] }, { a: [1] })).toEqual([]);
  });
});
