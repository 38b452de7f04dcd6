import { expect, test } from 'vitest';
import { movedTo } from './moved-pages.ts';

test.each([
  ['/home', '?affiliateCode=A1', '/?affiliateCode=A1'],
  ['/index.html', '', '/'],
  ['/slots', '?lang=km', '/rng?lang=km'],
  ['/rng/', '?q=1', '/rng?q=1'],
  ['/help/rules/', '', '/help/rules'],
  ['/help', '?tag=terms', '/help/terms'],
  ['/help', '?tag=terms&lang=km', '/help/terms?lang=km'],
])('the page at %s%s is at %s', (path, query, target) => {
  expect(movedTo(path, query)).toBe(target);
});

test.each([
  ['/', ''],
  ['/rng', ''],
  ['/help', '?q=seeds'],
  ['/help', '?tag=/evil.example'],
  ['//evil.example/', ''],
  ['/\\evil.example/', ''],
  ['/toString', ''],
])('the page at %s%s is there', (path, query) => {
  expect(movedTo(path, query)).toBeUndefined();
});
