import { expect, test } from 'vitest';
import { slotIn } from './slots.ts';

test.each([
  ['/lotus-fortune/', 'lotus-fortune'],
  ['/naga-moon/', 'naga-moon'],
  ['/naga-moon-two/', 'lotus-fortune'],
  ['/', 'lotus-fortune'],
])('the page at %s is %s', (path, slot) => {
  expect(slotIn(path)).toBe(slot);
});
