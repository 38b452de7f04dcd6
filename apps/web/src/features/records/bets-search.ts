import type { BetSort, BetStatus, GameCategoryCode } from '@mekong/api-client/types';
import { periodNames } from '@mekong/ui/patterns/RecordFilters/period';
import { oneOf, pageNumber, type SearchValues, searchOf, shaped } from '../../entry/search.ts';

/** Categories of the filter, in the order of the header. */
export const betCategories = [
  'RNG',
  'LIVE',
  'FISH',
  'SPORTS',
  'ELOTT',
  'LOTT',
  'PVP',
  'CONS',
] as const satisfies readonly GameCategoryCode[];

/** Results of the filter. */
export const betStatuses = [
  'WON',
  'RETURNED',
  'LOST',
  'OPEN',
  'REFUNDED',
  'VOID',
  'CASHOUT',
] as const satisfies readonly BetStatus[];

/** Orders of the table; a minus is the greatest first. */
export const betSorts = ['-time', 'time', '-stake', 'stake', '-net', 'net'] as const satisfies readonly BetSort[];

/** Rows of one page. */
export const betPageSize = 20;

const day = /^\d{4}-\d{2}-\d{2}$/;

/** What the address of the betting record says. */
export const betsSearch = searchOf({
  range: oneOf(periodNames),
  /** First and last day of a custom range, yyyy-MM-dd. */
  from: shaped(day),
  to: shaped(day),
  category: oneOf(betCategories),
  vendor: shaped(/^[A-Z0-9_]{1,20}$/),
  /** Vendor and id of a game: HOUSE~mekong-gold. */
  game: shaped(/^[A-Z0-9_]{1,20}~[A-Za-z0-9_-]{1,64}$/),
  status: oneOf(betStatuses),
  sort: oneOf(betSorts),
  listPage: pageNumber(),
  /** Bet whose details are open. */
  bet: shaped(/^[A-Za-z0-9_-]{1,40}$/),
});

export type BetsSearch = SearchValues<typeof betsSearch>;
