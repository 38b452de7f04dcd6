import { type SearchValues, searchOf, shaped } from '../../entry/search.ts';

/** What the address of the page of confirmations says. */
export const confirmationsSearch = searchOf({
  /** The part that is shown; without one all are listed. */
  part: shaped(/^[2-9A-HJKMNP-TV-Z]{8}-\d{1,3}$/),
});

export type ConfirmationsSearch = SearchValues<typeof confirmationsSearch>;
