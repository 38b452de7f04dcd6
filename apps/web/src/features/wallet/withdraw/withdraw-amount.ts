import type { PayoutMethod, Withdrawable } from '@mekong/api-client/types';
import { feeOf, quickAmounts, unitsOf, wireOf } from '../../../parts/payment-amount.ts';

/** What can be withdrawn at once: what is free, within what is left of the day. */
export type Room = Pick<Withdrawable, 'withdrawable' | 'amountLeft'>;

/** What is wrong with an amount; the first thing that is. */
export function withdrawFault(
  method: PayoutMethod,
  { withdrawable, amountLeft }: Room,
  amount: string,
): 'required' | 'free' | 'day' | 'step' | 'min' | undefined {
  if (amount === '') return 'required';
  const units = unitsOf(amount);
  if (units > unitsOf(withdrawable)) return 'free';
  if (units > unitsOf(amountLeft)) return 'day';
  if (units % (unitsOf(method.step) || 1n) !== 0n) return 'step';
  return units - feeOf(method, amount) < unitsOf(method.min) ? 'min' : undefined;
}

/** The most that can be withdrawn at once, in whole steps; in units. */
export function mostOf({ step }: Pick<PayoutMethod, 'step'>, { withdrawable, amountLeft }: Room): bigint {
  const [free, left, size] = [unitsOf(withdrawable), unitsOf(amountLeft), unitsOf(step) || 1n];
  const most = free < left ? free : left;
  return most - (most % size);
}

/** Amounts that one press fills in: round ones, and all that there is. */
export function quickWithdrawals(method: PayoutMethod, room: Room): string[] {
  const most = mostOf(method, room);
  if (withdrawFault(method, room, wireOf(most)) !== undefined) return [];
  const round = quickAmounts({ min: wireOf(unitsOf(method.min) + unitsOf(method.feeFixed)), max: wireOf(most) });
  return [...new Set([...round.slice(0, 4), short(most)])];
}

/** An amount as a field has it: without zeros at its end. */
const short = (units: bigint): string => wireOf(units).replace(/\.?0+$/, '');
