import { expect, test } from 'vitest';
import { memberPageNames } from '../../entry/member-pages.ts';
import { memberMenu } from './menu.ts';
import { firstMemberPage, memberPageOf } from './pages.ts';

test('the menu holds what is offered, in the order of the specification, and nothing else', () => {
  const names = memberMenu.map(({ name }) => name);
  expect(names).toEqual(memberPageNames.filter((name) => memberPageOf(name)));
  expect(names).toContain('personalHistoryCopy');
});

test('an address without a page opens one that exists', () => {
  expect(memberPageOf(undefined)).toBe(firstMemberPage);
});

test.each(['nowhere', '', 'toString', '__proto__', 'PERSONALHISTORYCOPY'])('an address names no page: %j', (name) => {
  expect(memberPageOf(name)).toBeUndefined();
});
