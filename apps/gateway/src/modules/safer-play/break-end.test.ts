import { expect, test } from 'vitest';
import { endOfExclusion, endOfTimeOut } from './break-end.ts';

const at = (text: string) => new Date(text);

test.each([
  ['6M', '2026-08-31T03:00:00Z', 'Asia/Phnom_Penh', '2027-02-28T17:00:00.000Z'],
  ['6M', '2026-11-26T09:00:00Z', 'Asia/Phnom_Penh', '2027-05-26T17:00:00.000Z'],
  ['1Y', '2028-02-29T12:00:00Z', 'Europe/Lisbon', '2029-03-01T00:00:00.000Z'],
  ['5Y', '2026-11-25T17:00:00Z', 'Asia/Phnom_Penh', '2031-11-26T17:00:00.000Z'],
] as const)('an exclusion of %s from %s in %s ends at the midnight after its last date', (period, from, zone, end) => {
  expect(endOfExclusion(at(from), period, zone)?.toISOString()).toBe(end);
});

test('an exclusion for life has no end', () => {
  expect(endOfExclusion(at('2026-11-26T09:00:00Z'), 'LIFE', 'Asia/Phnom_Penh')).toBeUndefined();
});

test.each([
  ['24H', '2026-10-24T12:00:00Z', '2026-10-25T12:00:00.000Z'],
  // the clocks go back on 25 October, and the hour of the day stays
  ['7D', '2026-10-24T12:00:00Z', '2026-10-31T13:00:00.000Z'],
  ['30D', '2026-03-01T12:00:00Z', '2026-03-31T11:00:00.000Z'],
] as const)('a time-out of %s from %s in Lisbon ends on its day at the same hour', (period, from, end) => {
  expect(endOfTimeOut(at(from), period, 'Europe/Lisbon').toISOString()).toBe(end);
});
