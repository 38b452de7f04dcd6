import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type PaginationItem, paginationItems } from './pagination-items.ts';

const written = (items: readonly PaginationItem[]): string =>
  items.map((item) => (item.type === 'page' ? item.page : '...')).join(' ');

const situations = fc
  .record({
    pages: fc.integer({ min: 1, max: 400 }),
    range: fc.integer({ min: 1, max: 9 }),
    margin: fc.integer({ min: 0, max: 4 }),
  })
  .chain((shape) => fc.integer({ min: 1, max: shape.pages }).map((current) => ({ ...shape, current })));

describe('the row of pages', () => {
  test.each([
    [5, 31, '1 ... 4 5 6 ... 31'],
    [1, 31, '1 2 3 ... 31'],
    [2, 31, '1 2 3 ... 31'],
    [4, 31, '1 2 3 4 5 ... 31'],
    [31, 31, '1 ... 29 30 31'],
    [1, 1, '1'],
    [3, 5, '1 2 3 4 5'],
  ])('page %i of %i is %s', (current, pages, expected) => {
    expect(written(paginationItems(current, pages))).toBe(expected);
  });

  test('takes a page outside of the list as its nearest end', () => {
    expect(paginationItems(99, 4)).toEqual(paginationItems(4, 4));
    expect(paginationItems(-3, 4)).toEqual(paginationItems(1, 4));
    expect(written(paginationItems(1, 0))).toBe('1');
  });

  test('accounts for every page exactly once, in order', () => {
    fc.assert(
      fc.property(situations, ({ current, pages, ...shape }) => {
        const covered = paginationItems(current, pages, shape).flatMap((item) =>
          item.type === 'page'
            ? [item.page]
            : Array.from({ length: item.to - item.from + 1 }, (_, index) => item.from + index),
        );
        expect(covered).toEqual(Array.from({ length: pages }, (_, index) => index + 1));
      }),
    );
  });

  test('always shows the current page, both ends and the pages around', () => {
    fc.assert(
      fc.property(situations, ({ current, pages, range, margin }) => {
        const shown = new Set(
          paginationItems(current, pages, { range, margin }).flatMap((item) =>
            item.type === 'page' ? [item.page] : [],
          ),
        );
        expect(shown).toContain(current);
        for (let end = 1; end <= Math.min(margin, pages); end++) {
          expect(shown).toContain(end);
          expect(shown).toContain(pages + 1 - end);
        }
        const around = [...shown].filter((number) => Math.abs(number - current) < range).length;
        expect(around).toBeGreaterThanOrEqual(Math.min(range, pages));
      }),
    );
  });

  test('never grows beyond range, both margins and two gaps, and no gap hides a single page', () => {
    fc.assert(
      fc.property(situations, ({ current, pages, range, margin }) => {
        const items = paginationItems(current, pages, { range, margin });
        expect(items.length).toBeLessThanOrEqual(range + 2 * margin + 2);
        for (const item of items) if (item.type === 'gap') expect(item.to).toBeGreaterThan(item.from);
      }),
    );
  });
});
