import { expect, test } from 'vitest';
import { changeOf } from './change.ts';

test.each([
  ['48210.4000', '42892.0000', 1239],
  [86, 89, -337],
  ['0.0000', '100.0000', -10_000],
  ['5.0000', '5.0000', 0],
  ['5.0000', '0.0000', undefined],
  ['5.0000', '-20.0000', undefined],
])('a figure of %s after one of %s has changed by %s hundredths of a percent', (now, before, change) => {
  expect(changeOf(now, before)).toBe(change);
});
