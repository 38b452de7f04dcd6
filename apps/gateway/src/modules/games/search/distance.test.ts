import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distance } from './distance.ts';

describe('the distance of what was typed', () => {
  test.each([
    ['the same', 'dragon', 'dragon', 'whole', 0],
    ['a letter too few', 'dragn', 'dragon', 'whole', 1],
    ['a letter too many', 'draggon', 'dragon', 'whole', 1],
    ['another letter', 'dregon', 'dragon', 'whole', 1],
    ['two letters swapped', 'drgaon', 'dragon', 'whole', 1],
    ['a beginning', 'drag', 'dragonfire', 'prefix', 0],
    ['a beginning with a typo', 'drsg', 'dragonfire', 'prefix', 1],
    ['a part', 'agonf', 'dragonfire', 'inside', 0],
    ['a part with a typo', 'agnf', 'dragonfire', 'inside', 1],
    ['something else', 'lotus', 'dragon', 'whole', 3],
  ] as const)('%s', (_what, typed, word, part, expected) => {
    expect(distance(typed, word, part, 2)).toBe(expected);
  });

  test('is nothing for every part of a word', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 20 }), fc.nat(20), fc.nat(20), (word, a, b) => {
        const [start, end] = [Math.min(a, b), Math.max(a, b)];
        expect(distance(word.slice(start, end), word, 'inside', 2)).toBe(0);
        expect(distance(word.slice(0, end), word, 'prefix', 2)).toBe(0);
      }),
    );
  });

  test('is the same in both directions', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });
    fc.assert(
      fc.property(text, text, (a, b) => {
        expect(distance(a, b, 'whole', 9)).toBe(distance(b, a, 'whole', 9));
      }),
    );
  });
});
