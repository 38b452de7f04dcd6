import { searchOf, shaped } from '../../entry/search.ts';

/** What the address of the agent section says: the plan that is shown. */
export const joinSearch = searchOf({ plan: shaped(/^[1-9]\d{0,17}$/) });
