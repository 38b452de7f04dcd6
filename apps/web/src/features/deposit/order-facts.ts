import type { DepositDetail } from '@mekong/api-client/types';
import { unitsOf } from '../../parts/payment-amount.ts';

/** What was paid for an order, in units of 1/10,000. */
export interface OrderFacts {
  /** Payments that count. */
  readonly paid: bigint;
  /** What is left of the order; never below zero. */
  readonly left: bigint;
  /** Taken off the payments that count. */
  readonly fee: bigint;
  /** What the bank of the payer has taken back of them. */
  readonly takenBack: bigint;
  /** A payment is kept until somebody has looked at it. */
  readonly isChecked: boolean;
  /** How what was paid compares with the order, where something was. */
  readonly compared: 'less' | 'exact' | 'more' | undefined;
}

/** Sums up the payments of an order. */
export function orderFacts({ order, payments }: DepositDetail): OrderFacts {
  const applied = payments.filter(({ state, currency }) => state === 'APPLIED' && currency === order.currency);
  const sum = (of: (payment: (typeof applied)[number]) => string) =>
    applied.reduce((total, payment) => total + unitsOf(of(payment)), 0n);
  const paid = sum(({ amount }) => amount);
  const asked = unitsOf(order.amount);
  return {
    paid,
    left: paid < asked ? asked - paid : 0n,
    fee: sum(({ fee }) => fee),
    takenBack: sum(({ takenBack = '0' }) => takenBack),
    isChecked: payments.some(({ state }) => state === 'SUSPENSE'),
    compared: paid === 0n ? undefined : paid < asked ? 'less' : paid === asked ? 'exact' : 'more',
  };
}
