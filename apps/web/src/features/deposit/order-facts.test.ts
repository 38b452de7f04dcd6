import type { DepositDetail } from '@mekong/api-client/types';
import { expect, test } from 'vitest';
import { orderFacts } from './order-facts.ts';

const order: DepositDetail['order'] = {
  orderNo: 'D7K2M9QX',
  method: 'BANK',
  kind: 'BANK',
  currency: 'KHR',
  amount: '50000.0000',
  credited: '0.0000',
  state: 'PENDING',
  isLate: false,
  createdAt: '2026-11-22T09:00:00.000Z',
  expiresAt: '2026-11-23T09:00:00.000Z',
};
const payment = (amount: string, more: Partial<DepositDetail['payments'][number]> = {}) =>
  ({ amount, currency: 'KHR', fee: '1000.0000', state: 'APPLIED', paidAt: order.createdAt, ...more }) as const;

test('nothing paid leaves the whole amount', () => {
  expect(orderFacts({ order, payments: [] })).toMatchObject({ paid: 0n, left: 500_000_000n, compared: undefined });
});

test('a part leaves the rest, and its fee is counted once', () => {
  expect(orderFacts({ order, payments: [payment('20000.0000')] })).toEqual({
    ...{ paid: 200_000_000n, left: 300_000_000n, fee: 10_000_000n, takenBack: 0n, isChecked: false },
    compared: 'less',
  });
});

test('what was taken back of payments that stand is one sum', () => {
  const payments = [
    payment('20000.0000', { takenBack: '5000.0000' }),
    payment('40000.0000', { takenBack: '1000.0000' }),
  ];
  expect(orderFacts({ order, payments }).takenBack).toBe(60_000_000n);
});

test('two payments are one sum, and too much leaves nothing', () => {
  const facts = orderFacts({ order, payments: [payment('20000.0000'), payment('40000.0000')] });
  expect(facts).toMatchObject({ paid: 600_000_000n, left: 0n, compared: 'more' });
});

test('what is kept, taken back or in another currency does not count', () => {
  const payments = [
    payment('50000.0000', { state: 'SUSPENSE' }),
    payment('50000.0000', { state: 'REVERSED' }),
    payment('50.0000', { currency: 'USD' }),
  ];
  expect(orderFacts({ order, payments })).toMatchObject({ paid: 0n, isChecked: true, compared: undefined });
});
