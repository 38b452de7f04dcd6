import { searchOf, shaped } from '../../entry/search.ts';

/** What the address of the agent section says: the plan that is shown. */
export const joinSearch = searchOf({ plan: shaped(/^[1-9]\d{0,17}$/) });

/** What the address of an application says: its number, once it was sent. */
export const applySearch = searchOf({ ticket: shaped(/^A-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/) });
