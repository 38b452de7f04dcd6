import type { Money } from '../../kernel/money.ts';
import type { Rest } from './closing.repository.ts';

/**
 * Whether nothing keeps an account open any more. Cash that is less than any way to pay out takes stays on it; a debt does
 * keep it open, and so does whatever may still become cash. A bonus ends with the account.
 *
 * @param least smallest amount that can be paid out now; 0: any
 */
export const isNothingLeft = (rest: Omit<Rest, 'bonus' | 'openDeposits'>, least: Money): boolean =>
  rest.cash >= 0n &&
  (rest.cash === 0n || rest.cash < least) &&
  rest.onHold === 0n &&
  rest.elsewhere === 0n &&
  rest.openBets === 0n &&
  rest.openWithdrawals === 0;
