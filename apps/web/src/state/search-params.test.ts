import { describe, expect, test } from 'vitest';
import { object } from 'zod/mini';
import { oneOf, pageNumber, shaped, text } from './search-params.ts';

const schema = object({
  q: text(5),
  vendor: shaped(/^[A-Z]+$/),
  tab: oneOf(['today', 'week']),
  page: pageNumber(),
});

describe('search schemas', () => {
  test('read what the address says', () => {
    const said = { q: 'naga', vendor: 'HOUSE', tab: 'week', page: 3 };
    expect(schema.parse(said)).toEqual(said);
  });

  test('a number typed as text is a text', () => {
    expect(schema.parse({ q: 7 })).toEqual({ q: '7' });
    expect(schema.parse({ q: true })).toEqual({ q: 'true' });
  });

  test.each([
    [{ q: '' }],
    [{ q: 'longer than five' }],
    [{ q: { $ne: 1 } }],
    [{ vendor: '<script>' }],
    [{ tab: 'year' }],
    [{ tab: 1 }],
    [{ page: 0 }],
    [{ page: 1.5 }],
    [{ page: 'last' }],
    [{ page: -1 }],
  ])('what makes no sense is as good as not said: %j', (said) => {
    expect(Object.values(schema.parse(said)).filter((value) => value !== undefined)).toEqual([]);
  });
});
