import { periodNames } from '@mekong/ui/patterns/RecordFilters/period';
import { oneOf, type SearchValues, searchOf, shaped, text } from '../../entry/search.ts';
import { betCategories, betStatuses } from './bets-search.ts';

const day = /^\d{4}-\d{2}-\d{2}$/;

/** What the address of the bets of a team says. */
export const teamBetsSearch = searchOf({
  /** @default week */
  range: oneOf(periodNames),
  /** First and last day of a custom range, yyyy-MM-dd. */
  from: shaped(day),
  to: shaped(day),
  /** Number of the member whose bets are shown, with those of everybody below. */
  parent: shaped(/^[1-9]\d{0,17}$/),
  /** A whole user name, or the number of an account. */
  find: text(64),
  /** Steps below the reader. */
  level: shaped(/^[1-8]$/),
  category: oneOf(betCategories),
  vendor: shaped(/^[A-Z0-9_]{1,20}$/),
  status: oneOf(betStatuses),
});

export type TeamBetsSearch = SearchValues<typeof teamBetsSearch>;
