import { describe, expect, test } from 'vitest';
import { maskIp } from '../../kernel/network.ts';
import { isWithin } from './entry.ts';

describe('an address lies in a range', () => {
  test.each([
    ['203.0.113.9', '203.0.113.0/24', true],
    ['203.0.114.9', '203.0.113.0/24', false],
    ['::ffff:203.0.113.9', '203.0.113.0/24', true],
    ['127.0.0.1', '127.0.0.1', true],
    ['2001:db8::1', '2001:db8::/32', true],
    ['2001:db9::1', '2001:db8::/32', false],
    ['203.0.113.9', '2001:db8::/32', false],
    ['', '203.0.113.0/24', false],
    ['203.0.113.9', 'nonsense', false],
  ])('%s in %s: %s', (ip, range, expected) => {
    expect(isWithin(ip, range)).toBe(expected);
  });
});

test.each([
  ['203.0.113.77', '203.0.113.x'],
  ['::ffff:203.0.113.77', '203.0.113.x'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::x'],
  ['::1', '1::x'],
])('%s is shown as %s', (ip, masked) => {
  expect(maskIp(ip)).toBe(masked);
});
