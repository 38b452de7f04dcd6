// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { acknowledge, unreadNotices } from './acknowledged.ts';

beforeEach(() => localStorage.clear());

const notice = (id: string, type = 'H') => ({ id, type });
const unread = (account: string, ...ids: string[]) =>
  unreadNotices(
    ids.map((id) => notice(id)),
    account,
  ).map(({ id }) => id);

test('what was not acknowledged is unread, in its order', () => {
  expect(unread('dara', '1', '2', '3')).toEqual(['1', '2', '3']);
  acknowledge(['2'], 'dara');
  expect(unread('dara', '1', '2', '3')).toEqual(['1', '3']);
});

test('only notices for agents are among them', () => {
  expect(unreadNotices([notice('1', 'PU'), notice('2'), notice('3', 'PL')], 'dara')).toEqual([notice('2')]);
});

test('another account in the same browser has read nothing by that', () => {
  acknowledge(['1'], 'dara');
  expect(unread('bopha', '1')).toEqual(['1']);
});

test('the list has an end: what was acknowledged long ago is forgotten first', () => {
  const ids = Array.from({ length: 201 }, (_, index) => String(index));
  for (const id of ids) acknowledge([id], 'dara');
  expect(unread('dara', ...ids)).toEqual(['0']);
});

test('what is acknowledged twice takes one place', () => {
  acknowledge(['0'], 'dara');
  for (let times = 0; times < 300; times++) acknowledge(['1', '2'], 'dara');
  expect(unread('dara', '0', '1', '2')).toEqual([]);
});

test('nonsense in the storage is no acknowledgement', () => {
  for (const nonsense of ['{', '{"a":1}', '[1, null]', '"dara:1"']) {
    localStorage.setItem('mekong.agencyNotices', nonsense);
    expect(unread('dara', '1')).toEqual(['1']);
  }
});
