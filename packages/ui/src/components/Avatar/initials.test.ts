import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['sokha_88', 'SO'],
  ['dara.k', 'DK'],
  ['Chan Thy', 'CT'],
  ['x', 'X'],
  ['88', '88'],
  ['', ''],
  ['សុខា', 'សុ'],
])('%s is shown as %s', (name, shown) => {
  expect(initials(name)).toBe(shown);
});
