import { expect, test } from 'vitest';
import { fromMomentText, toMomentText } from './moment.ts';

test('a typed moment becomes an instant in UTC and back', () => {
  expect(fromMomentText('2026-11-22 14:30')).toBe('2026-11-22T14:30:00.000Z');
  expect(toMomentText('2026-11-22T14:30:00.000Z')).toBe('2026-11-22 14:30');
  expect(fromMomentText('')).toBeUndefined();
});

test('what is half typed stays as it is, so that the server can refuse it', () => {
  expect(fromMomentText('2026-11-2')).toBe('2026-11-2');
  expect(toMomentText('2026-11-2 ')).toBe('2026-11-2 ');
});
