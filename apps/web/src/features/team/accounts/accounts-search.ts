import { oneOf, type SearchValues, searchOf } from '../../../entry/search.ts';

/** What the address of the page says: one account, or many from a file. */
export const accountsSearch = searchOf({
  /** @default one */
  from: oneOf(['file']),
});

export type AccountsSearch = SearchValues<typeof accountsSearch>;
