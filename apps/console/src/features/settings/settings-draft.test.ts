import { describe, expect, test } from 'vitest';
import { differencesOf, isSame, linesOf, valueAt, withValueAt, writeValue } from './settings-draft.ts';

const value = { open: true, hosts: ['a', 'b'], reason: { EN: 'Cables' }, rows: [{ name: 'x', on: false }] };

describe('a draft of a setting', () => {
  test('changes one field and leaves the rest as it was', () => {
    expect(withValueAt(value, ['rows', 0, 'on'], true)).toEqual({ ...value, rows: [{ name: 'x', on: true }] });
    expect(withValueAt(value, ['reason', 'KM'], 'ខ្សែ')).toEqual({ ...value, reason: { EN: 'Cables', KM: 'ខ្សែ' } });
    expect(value.rows[0]?.on).toBe(false);
  });

  test('leaves a field out that was emptied', () => {
    expect(withValueAt(value, ['reason', 'EN'], undefined)).toEqual({ ...value, reason: {} });
  });

  test('reads a place that is not there as nothing', () => {
    expect(valueAt(value, ['rows', 3, 'on'])).toBeUndefined();
    expect(valueAt(value, ['hosts', 1])).toBe('b');
  });

  test('is unchanged when a value was typed and taken back', () => {
    const typed = withValueAt(withValueAt(value, ['hosts'], ['a']), ['hosts'], ['a', 'b']);
    expect(isSame(typed, value)).toBe(true);
    expect(isSame(withValueAt(value, ['hosts'], ['b', 'a']), value)).toBe(false);
    expect(isSame({ a: 1, b: undefined }, { b: undefined, a: 1 })).toBe(true);
  });
});

describe('what is typed', () => {
  test('becomes lines without empty ones', () => expect(linesOf(' a \n\n b')).toEqual(['a', 'b']));
});

test('a value is written in words', () => {
  const words = { on: 'On', off: 'Off', none: 'None' };
  expect(writeValue({ open: true, hosts: ['a', 'b'] }, words)).toBe('open: On; hosts: a, b');
  expect(writeValue([], words)).toBe('None');
  expect(writeValue(0, words)).toBe('0');
});

describe('a difference', () => {
  test('names the innermost value that changed, rows by their number', () => {
    const rows = [{ id: 'a' }, { id: 'b', titles: { EN: 'Chat', KM: 'ជជែក' } }];
    const after = withValueAt(rows, [1, 'titles', 'EN'], 'Live chat');
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
