import { oneOf, type SearchValues, searchOf } from '../../entry/search.ts';

/** What figures of the overview are of: the day, the cycle so far, the cycle before it. */
export const overviewPeriods = ['TODAY', 'CYCLE', 'LAST_CYCLE'] as const;

/** What the address of the overview says. */
export const overviewSearch = searchOf({
  /** @default TODAY */
  period: oneOf(overviewPeriods),
});

export type OverviewSearch = SearchValues<typeof overviewSearch>;
