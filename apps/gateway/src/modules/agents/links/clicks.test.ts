import { expect, test } from 'vitest';
import { openedCode } from './clicks.ts';

const opening = { method: 'GET', headers: { accept: 'text/html,*/*' }, query: { affiliateCode: 'dara-2026' } };

test('a page that is opened by a link counts for its code, in any case of its letters', () => {
  expect(openedCode(opening)).toBe('DARA-2026');
});

test.each([
  ['a call', { headers: { accept: 'application/json' } }],
  ['a page that is fetched ahead', { headers: { ...opening.headers, 'sec-purpose': 'prefetch;prerender' } }],
  ['a page that is loaded again', { headers: { ...opening.headers, 'cache-control': 'max-age=0' } }],
  ['a form that is sent', { method: 'POST' }],
  ['a page without a code', { query: {} }],
  ['a code that can be none', { query: { affiliateCode: 'x y' } }],
  ['two codes at once', { query: { affiliateCode: ['A', 'B'] } }],
])('%s is no opening of a link', (_what, change) => {
  expect(openedCode({ ...opening, ...change })).toBeUndefined();
});
