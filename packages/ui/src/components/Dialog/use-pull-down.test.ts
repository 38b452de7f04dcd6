import { describe, expect, test } from 'vitest';
import { isPulledOut } from './use-pull-down.ts';

describe('a pulled panel', () => {
  test('closes when it was pulled far, however slowly', () => {
    expect(isPulledOut(121, 5_000)).toBe(true);
    expect(isPulledOut(119, 5_000)).toBe(false);
  });

  test('closes when it was pulled fast, but not on a twitch', () => {
    expect(isPulledOut(60, 60)).toBe(true);
    expect(isPulledOut(20, 5)).toBe(false);
    expect(isPulledOut(60, 200)).toBe(false);
  });
});
