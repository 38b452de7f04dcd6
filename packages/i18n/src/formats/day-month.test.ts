import { expect, test } from 'vitest';
import { formatDayMonth } from './day-month.ts';

test.each([
  ['EN', 'Nov 9'],
  ['KM', '9 វិច្ឆិកា'],
  ['CN', '11月9日'],
] as const)('a day without its year reads in %s as %s', (language, text) => {
  expect(formatDayMonth('2026-11-09', language)).toBe(text);
});
