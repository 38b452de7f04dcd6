import type { DepositOrder } from '@mekong/api-client/types';
import { expect, test } from 'vitest';
import { nextDepositLook } from './deposits.ts';

const order = (state: DepositOrder['state']): DepositOrder => ({
  ...{ orderNo: 'D7K2M9QX', method: 'KHQR', kind: 'QR', currency: 'KHR', amount: '50000.0000', credited: '0.0000' },
  ...{ state, isLate: false, createdAt: '2026-11-22T09:00:00.000Z', expiresAt: '2026-11-22T09:10:00.000Z' },
});
const before = Date.parse('2026-11-22T09:05:00.000Z');
const after = Date.parse('2026-11-22T09:10:00.000Z');

test('an order that waits is asked for more often when no events come', () => {
  const [live, cut] = [true, false].map((isLive) => nextDepositLook(order('PENDING'), isLive, before));
  expect(Number(live)).toBeGreaterThan(Number(cut));
  expect(nextDepositLook(order('CREATED'), true, before)).toBeLessThan(Number(cut));
});

test('an order whose time is over is asked for until its end is known', () => {
  expect(nextDepositLook(order('PENDING'), true, after)).toBeLessThan(
    Number(nextDepositLook(order('PENDING'), true, before)),
  );
});

test('an order that ended is asked for only where late money would not be told', () => {
  expect(nextDepositLook(order('EXPIRED'), true, after)).toBe(false);
  expect(nextDepositLook(order('EXPIRED'), false, after)).toBeGreaterThan(0);
  expect(nextDepositLook(order('COMPLETED'), false, after)).toBe(false);
});
