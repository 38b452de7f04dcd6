import { expect, test } from 'vitest';
import { fromMomentText, isInstant, toMomentText } from './moment.ts';

const zone = 'Asia/Phnom_Penh';

test('a moment that is typed by the clocks of the merchant becomes an instant and back', () => {
  expect(fromMomentText('2026-11-22 14:30', zone)).toBe('2026-11-22T07:30:00.000Z');
  expect(toMomentText('2026-11-22T07:30:00.000Z', zone)).toBe('2026-11-22 14:30');
  expect(toMomentText('2026-11-22T17:30:00Z', zone)).toBe('2026-11-23 00:30');
  expect(fromMomentText('', zone)).toBeUndefined();
  expect(toMomentText(undefined, zone)).toBe('');
});

test('a moment follows the summer time of the day that it is on', () => {
  for (const [typed, instant] of [
    ['2026-01-15 12:00', '2026-01-15T11:00:00.000Z'],
    ['2026-07-15 12:00', '2026-07-15T10:00:00.000Z'],
  ] as const) {
    expect(fromMomentText(typed, 'Europe/Berlin')).toBe(instant);
    expect(toMomentText(instant, 'Europe/Berlin')).toBe(typed);
  }
  // the clocks leave this hour out, and the field says what holds instead
  expect(toMomentText(fromMomentText('2026-03-29 02:30', 'Europe/Berlin'), 'Europe/Berlin')).toBe('2026-03-29 03:30');
});

test('what is no moment yet stays as it is typed, so that the server can refuse it', () => {
  for (const text of ['2026-11-2', '2026-11-2 ', '2026-02-30 10:00', '2026-11-22 25:00', 'tomorrow']) {
    expect(fromMomentText(text, zone)).toBe(text);
    expect(toMomentText(text, zone)).toBe(text);
  }
  expect([isInstant('2026-11-22T07:30:00.000Z'), isInstant('2026-11-22'), isInstant(7)]).toEqual([true, false, false]);
});
