import { expect, test } from 'vitest';
import { thumbPlaceOf } from './thumb-place.ts';

test.each([
  ['/', undefined, 'home'],
  ['/rng', undefined, 'games'],
  ['/hot', 'login', 'games'],
  ['/lottery', undefined, 'games'],
  ['/member', undefined, 'me'],
  ['/agentHome', undefined, 'me'],
  ['/help', undefined, undefined],
  ['/help', 'games', 'games'],
  ['/rng', 'wallet', 'wallet'],
] as const)('the bar at the thumb on %s with the window %s lights %s', (path, modal, place) => {
  expect(thumbPlaceOf(path, modal)).toBe(place);
});
