import { expect, test } from 'vitest';
import { isInstant, withMoments } from './moment.ts';

test('a moment is told from a day, a number and what is half typed', () => {
  const values = ['2026-11-22T07:30:00.000Z', '2026-11-22T07:30:00Z', '2026-11-22', '11/22/2026, ––:––', 7];
  expect(values.map(isInstant)).toEqual([true, true, false, false, false]);
});

test('the moments of a record are written for people, wherever they stand in it', () => {
  const record = { from: '2026-11-22T07:30:00Z', days: ['2026-11-22'], inner: { until: ['2026-11-23T07:30:00Z'] } };
  expect(withMoments(record, () => 'then')).toEqual({ from: 'then', days: ['2026-11-22'], inner: { until: ['then'] } });
});
