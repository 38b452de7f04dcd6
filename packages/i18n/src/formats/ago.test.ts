import { expect, test } from 'vitest';
import { formatAgo } from './ago.ts';

const now = Date.UTC(2026, 10, 22, 12);
const minutes = (count: number): number => now - count * 60_000;

test.each([
  [2, '2 min. ago'],
  [59.9, '59 min. ago'],
  [60, '1 hr. ago'],
  [23 * 60, '23 hr. ago'],
  [24 * 60, 'yesterday'],
])('formatAgo says %d minutes in the largest whole unit', (count, words) => {
  expect(formatAgo(minutes(count), now, 'EN')).toBe(words);
});

test('formatAgo takes a moment that a faster clock wrote for now', () => {
  expect(formatAgo(minutes(-3), now, 'EN')).toBe('this minute');
});

test('formatAgo speaks each language with Latin digits', () => {
  expect(formatAgo(minutes(2), now, 'AR')).toMatch(/2|دقيقتين/);
  expect(formatAgo(minutes(12), now, 'AR')).toContain('12');
});

test.each([
  [0, 'នាទីនេះ'],
  [12, '12 នាទីមុន'],
  [180, '3 ម៉ោងមុន'],
  [1440, 'ម្សិលមិញ'],
  [2 * 1440, '2 ថ្ងៃមុន'],
])('formatAgo says %d minutes in Khmer in a browser that does not know it', (count, words) => {
  expect(formatAgo(minutes(count), now, 'KM')).toBe(words);
});
