import { parseDate } from '@internationalized/date';
import { expect, test } from 'vitest';
import { daysOf, faultOf, isTooFar } from './day-range.ts';

const limits = { min: '2025-11-22', max: '2026-11-22', longestDays: 93 };

test.each([
  ['2026-11-22', '2026-11-22', undefined],
  ['2026-08-22', '2026-11-22', undefined],
  ['2026-08-21', '2026-11-22', 'long'],
  ['2026-11-22', '2026-11-21', 'reversed'],
  ['2025-11-21', '2025-11-25', 'outside'],
  ['2026-11-01', '2026-11-23', 'outside'],
  ['', '2026-11-22', 'incomplete'],
  ['2026-11-22', '', 'incomplete'],
] as const)('a range from %s to %s: %s', (from, to, fault) => {
  expect(faultOf({ from, to }, limits)).toBe(fault);
});

test('both ends count, also over a change of clocks', () => {
  expect(daysOf({ from: '2026-03-28', to: '2026-03-30' })).toBe(3);
  expect(daysOf({ from: '2026-08-22', to: '2026-11-22' })).toBe(93);
});

test('the other end of a range lies 92 days from the first at most, in both directions', () => {
  const anchor = parseDate('2026-08-22');
  expect(isTooFar(parseDate('2026-11-22'), anchor, 93)).toBe(false);
  expect(isTooFar(parseDate('2026-11-23'), anchor, 93)).toBe(true);
  expect(isTooFar(parseDate('2026-05-21'), anchor, 93)).toBe(true);
});
