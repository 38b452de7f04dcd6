import { type SearchValues, searchOf, shaped, whole } from '../../entry/search.ts';

/** What the address of the deposit page says. */
export const depositSearch = searchOf({
  /** The order that is shown; without one a new deposit is begun. */
  order: shaped(/^[2-9A-HJKMNP-TV-Z]{8}$/),
  /** Method and amount that a new deposit begins with. */
  method: shaped(/^[A-Z][A-Z0-9_]{1,19}$/),
  amount: shaped(/^\d{1,12}(\.\d{1,4})?$/),
  /** 1 = the payer comes back from the page of a provider. */
  back: whole(1, 1),
});

export type DepositSearch = SearchValues<typeof depositSearch>;
