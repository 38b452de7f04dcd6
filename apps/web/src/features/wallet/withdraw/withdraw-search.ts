import { type SearchValues, searchOf, shaped } from '../../../entry/search.ts';

/** What the address of the page of withdrawals says. */
export const withdrawSearch = searchOf({
  /** The withdrawal that is shown; without one a new one is begun. */
  order: shaped(/^[2-9A-HJKMNP-TV-Z]{8}$/),
});

export type WithdrawSearch = SearchValues<typeof withdrawSearch>;
