import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { valueAt, withValueAt } from './setting-path.ts';

const name = fc.stringMatching(/^[a-z]{1,4}$/);

describe('a place in a setting', () => {
  test('holds what was put there, and nothing else has changed', () => {
    fc.assert(
      fc.property(fc.dictionary(name, fc.integer()), name, name, fc.integer(), (value, first, second, next) => {
        const changed = withValueAt(value, [first, second], next);
        expect(valueAt(changed, [first, second])).toBe(next);
        for (const other of Object.keys(value).filter((key) => key !== first))
          expect(valueAt(changed, [other])).toBe(value[other]);
      }),
    );
  });

  test.each([
    [{ a: 1, b: 2 }, ['a'], undefined, { b: 2 }],
    [{ on: ['x', 'y'] }, ['on', '0'], undefined, { on: ['y'] }],
    [{ on: ['x'] }, ['on', '1'], 'y', { on: ['x', 'y'] }],
    [{ rows: [{ a: 1 }] }, ['rows', '0', 'a'], 2, { rows: [{ a: 2 }] }],
    [{ a: 1 }, [], { b: 2 }, { b: 2 }],
  ])('%j at %j becomes %j: %j', (value, path, next, changed) => {
    expect(withValueAt(value, path, next)).toEqual(changed);
  });

  test('finds no names of the language itself', () => {
    expect(valueAt({}, ['constructor'])).toBeUndefined();
  });
});
