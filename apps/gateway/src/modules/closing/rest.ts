import type { Money } from '../../kernel/money.ts';
import type { Rest } from './closing.repository.ts';

/** What an agent leaves behind. */
export interface Agency {
  /** Members and agents directly below. */
  downlines: number;
  /** Contracts with either side that have not ended. */
  contracts: number;
  /** Bills to the agent, and to those below, that are not paid yet. */
  openBills: number;
  /** When the last contract ends whose end is known. */
  endsAt: Date | null;
}

/** Whether somebody is an agent, or still has to do with one. */
export const isAnyAgency = ({ downlines, contracts, openBills }: Agency): boolean =>
  downlines + contracts + openBills > 0;

/**
 * Whether nothing keeps an account open any more. Cash that is less than any way to pay out takes is given up, if its owner has
 * agreed to that; a debt does keep the account open, and so does whatever may still become cash. A bonus ends with the account.
 *
 * @param terms.least smallest amount that can be paid out now; 0: any
 */
export const isNothingLeft = (
  rest: Omit<Rest, 'bonus' | 'openDeposits'>,
  agency: Agency,
  { least, isRestGivenUp }: { least: Money; isRestGivenUp: boolean },
): boolean =>
  rest.cash >= 0n &&
  (rest.cash === 0n || (isRestGivenUp && rest.cash < least)) &&
  !isAnyAgency(agency) &&
  rest.onHold === 0n &&
  rest.elsewhere === 0n &&
  rest.credit === 0n &&
  rest.openBets === 0n &&
  rest.openWithdrawals === 0;
