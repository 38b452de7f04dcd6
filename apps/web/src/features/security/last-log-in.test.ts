import type { SignInEntry } from '@mekong/api-client/types';
import { expect, test } from 'vitest';
import { lastLogIn } from './last-log-in.ts';

const entry = (id: string, at: string, ok = true): SignInEntry => ({
  id,
  at: `2026-11-21T${at}.000Z`,
  ok,
  method: 'password',
  ipMasked: '203.0.113.x',
});
const opened = '2026-11-21T09:00:00.000Z';

test('the last log-in is the one before this session, though this one is in the list too', () => {
  const entries = [entry('3', '09:00:01'), entry('2', '08:59:59'), entry('1', '07:00:00')];
  expect(lastLogIn(entries, opened).before?.id).toBe('1');
});

test('tries that were refused since then are counted, those before it are not', () => {
  const entries = [
    entry('6', '09:30:00', false),
    entry('5', '09:00:00'),
    entry('4', '08:58:00', false),
    entry('3', '08:57:00', false),
    entry('2', '07:00:00'),
    entry('1', '06:00:00', false),
  ];
  expect(lastLogIn(entries, opened)).toMatchObject({ before: { id: '2' }, refusedSince: 3 });
});

test('a first log-in has none before it', () => {
  expect(lastLogIn([entry('1', '09:00:00')], opened)).toEqual({ before: undefined, refusedSince: 0 });
  expect(lastLogIn([], opened)).toEqual({ before: undefined, refusedSince: 0 });
});
