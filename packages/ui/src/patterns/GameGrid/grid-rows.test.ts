import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rowsNow } from './grid-rows.ts';

const none: ReadonlySet<number> = new Set();

test('rows on the screen and the row with the tab stop are there at once, the nearest of the others follows', () => {
  const wanted = [0, 8, 9, 10, 11, 12, 13];
  expect(rowsNow({ wanted, made: none, first: 10, last: 11, active: 0 })).toEqual({ rows: [0, 10, 11], next: 9 });
});

test('a row that is there stays when it leaves the screen', () => {
  const wanted = [8, 9, 10, 11, 12, 13];
  const made = new Set([8, 9, 10]);
  expect(rowsNow({ wanted, made, first: 10, last: 11, active: 10 })).toEqual({ rows: [8, 9, 10, 11], next: 12 });
});

test('frame by frame all that are wanted come, each once, and nothing else', () => {
  fc.assert(
    fc.property(fc.nat(50), fc.nat(6), fc.nat(4), fc.nat(60), (first, size, overscan, active) => {
      const last = first + size;
      const near = Array.from({ length: size + 1 + 2 * overscan }, (_, at) => first - overscan + at);
      const wanted = [...new Set([active, ...near.filter((row) => row >= 0)])].sort((a, b) => a - b);
      let made = none;
      for (let frame = 0; ; frame++) {
        const { rows, next } = rowsNow({ wanted, made, first, last, active });
        expect(rows).toEqual(expect.arrayContaining(wanted.filter((row) => row >= first && row <= last)));
        if (next === undefined) {
          expect(rows).toEqual(wanted);
          return;
        }
        expect(rows).not.toContain(next);
        made = new Set([...rows, next]);
        expect(frame).toBeLessThan(wanted.length);
      }
    }),
  );
});
