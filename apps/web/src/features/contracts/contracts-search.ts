import { oneOf, type SearchValues, searchOf, shaped } from '../../entry/search.ts';

/** Whose contracts the address asks for: with the upline (what is not said), or with those directly below. */
export const contractsSearch = searchOf({
  side: oneOf(['DOWNLINE', 'UPLINE']),
  kind: oneOf(['DIVIDEND', 'DAILY', 'DAILY_MR', 'HOURLY', 'REALTIME']),
  /** Those that are over, in place of those that are not. */
  state: oneOf(['OVER']),
  /** Number of the contract that is open over the list. */
  contract: shaped(/^[1-9]\d{0,17}$/),
  /** What is offered in place of the list: a new contract, or other terms for the one with this number. */
  offer: shaped(/^(new|[1-9]\d{0,17})$/),
  /** Number of the agent that a new contract is offered to. */
  to: shaped(/^[1-9]\d{0,17}$/),
});

export type ContractsSearch = SearchValues<typeof contractsSearch>;
