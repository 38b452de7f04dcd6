import { oneOf, type SearchValues, searchOf } from '../../entry/search.ts';

/** Whose contracts the address asks for: with the upline (what is not said), or with those directly below. */
export const contractsSearch = searchOf({ side: oneOf(['DOWNLINE', 'UPLINE']) });

export type ContractsSearch = SearchValues<typeof contractsSearch>;
