import { type SearchValues, searchOf, shaped } from '../../../entry/search.ts';

/** What the address of the page of transfers says. */
export const transferSearch = searchOf({
  /** The transfer whose receipt is shown; without one a new one is begun. */
  order: shaped(/^[2-9A-HJKMNP-TV-Z]{8}$/),
});

export type TransferSearch = SearchValues<typeof transferSearch>;
