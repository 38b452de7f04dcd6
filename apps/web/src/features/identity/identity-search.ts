import { oneOf, type SearchValues, searchOf } from '../../entry/search.ts';

/** The four steps, as the address calls them. */
export const stepNames = ['person', 'address', 'income', 'documents'] as const;
export type StepName = (typeof stepNames)[number];

/** What the address says: which step is open; none = the checklist. */
export const identitySearch = searchOf({ step: oneOf(stepNames) });

export type IdentitySearch = SearchValues<typeof identitySearch>;
