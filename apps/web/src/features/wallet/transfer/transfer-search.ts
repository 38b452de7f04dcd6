import { type SearchValues, searchOf, shaped } from '../../../entry/search.ts';

/** What the address of the page of transfers says. */
export const transferSearch = searchOf({
  /** The transfer whose receipt is shown; without one a new one is begun. */
  order: shaped(/^[2-9A-HJKMNP-TV-Z]{8}$/),
  /** Number of the downline that a new one goes to. */
  to: shaped(/^[1-9]\d{0,17}$/),
});

export type TransferSearch = SearchValues<typeof transferSearch>;
