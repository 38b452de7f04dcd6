import { describe, expect, test } from 'vitest';
import { isSame } from '../../parts/differences.ts';
import { linesOf, valueAt, withValueAt } from './settings-draft.ts';

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
