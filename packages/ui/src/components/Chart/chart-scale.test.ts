import { expect, test } from 'vitest';
import { chartScale, percentBelowTop } from './chart-scale.ts';

test('a scale ends at the next number that is read at a glance, and holds zero', () => {
  expect(chartScale([3, 18, 7])).toEqual({ min: 0, max: 20 });
  expect(chartScale([2_100, 240])).toEqual({ min: 0, max: 2_500 });
  expect(chartScale([-7, -3])).toEqual({ min: -8, max: 0 });
  expect(chartScale([26, -7.5])).toEqual({ min: -8, max: 30 });
});

test('a scale of zeros alone, or of nothing, has a height', () => {
  expect(chartScale([0, 0])).toEqual({ min: 0, max: 1 });
  expect(chartScale([])).toEqual({ min: 0, max: 1 });
});

test('a value stands in percent below the upper end of its scale', () => {
  expect(percentBelowTop(5, { min: 0, max: 20 })).toBe(75);
  expect(percentBelowTop(0, { min: -10, max: 10 })).toBe(50);
});
