import { describe, expect, test } from 'vitest';
import { oneOf, pageNumber, searchOf, shaped, text } from './search.ts';

const read = searchOf({
  q: text(5),
  vendor: shaped(/^[A-Z]+$/),
  tab: oneOf(['today', 'week']),
  page: pageNumber(),
});

describe('rules of addresses', () => {
  test('read what the address says', () => {
    const said = { q: 'naga', vendor: 'HOUSE', tab: 'week', page: 3 };
    expect(read(said)).toEqual(said);
  });

  test('a number typed as text is a text', () => {
    expect(read({ q: 7 })).toEqual({ q: '7' });
    expect(read({ q: true })).toEqual({ q: 'true' });
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
    [{ unknown: 'x' }],
  ])('what makes no sense is as good as not said: %j', (said) => {
    expect(read(said)).toEqual({});
    // named all the same, so that the router does not keep what was typed
    expect(Object.keys(read(said))).toEqual(['q', 'vendor', 'tab', 'page']);
  });

  test('a value that does not fit is named, so that the raw one never shows through', () => {
    expect({ tab: 'year', page: 'last', ...read({ tab: 'year', page: 'last' }) }).toEqual({});
  });
});
