import { oneOf, type SearchValues, searchOf } from '../../entry/search.ts';

export const limitPeriods = ['day', 'week', 'month'] as const;

/** What the address of the page of safer play says. */
export const saferSearch = searchOf({
  /** Limits of which period are shown. */
  period: oneOf(limitPeriods),
  /** How many days the own figures are of. */
  days: oneOf(['week', 'month']),
});

export type SaferSearch = SearchValues<typeof saferSearch>;
