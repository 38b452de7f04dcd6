import { expect, test } from 'vitest';
import { returnPath } from './return-path.ts';

test('a log-in goes back to a place of the site, with its search', () => {
  expect(returnPath('/game?node=7')).toBe('/game?node=7');
});

test.each([
  undefined,
  '',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '/a b',
  '\\\\evil',
])('a log-in goes home instead of to %j', (wanted) => {
  expect(returnPath(wanted)).toBe('/');
});
