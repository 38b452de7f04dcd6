import { describe, expect, test } from 'vitest';
import { placeOf, placesIn, slotOf } from './grid-places.ts';

describe('a grid of games', () => {
  test('counts slots as places without a feature', () => {
    const grid = { columns: 3, hasFeature: false };
    expect([0, 4, 7].map((place) => slotOf(place, grid))).toEqual([0, 4, 7]);
    expect(placesIn(2, grid)).toEqual([6, 9]);
  });

  test.each([2, 3, 8])('puts every game into a slot of its own beside a feature, in %i columns', (columns) => {
    const grid = { columns, hasFeature: true };
    const taken = [0, 1, columns, columns + 1];
    const slots = Array.from({ length: 40 }, (_, place) => slotOf(place, grid));
    expect(new Set([...taken, ...slots]).size).toBe(43);
    expect(taken.map((slot) => placeOf(slot, grid))).toEqual([0, 0, 0, 0]);
    expect(slots.map((slot) => placeOf(slot, grid))).toEqual(slots.map((_, place) => place));
  });

  test('begins each row where the one before ends', () => {
    const grid = { columns: 8, hasFeature: true };
    expect([0, 1, 2].map((row) => placesIn(row, grid))).toEqual([
      [0, 7],
      [7, 13],
      [13, 21],
    ]);
  });
});
