import type { TeamLossSort } from '@mekong/api-client/types';
import { periodNames } from '@mekong/ui/patterns/RecordFilters/period';
import { oneOf, type SearchValues, searchOf, shaped, text } from '../../../entry/search.ts';

const day = /^\d{4}-\d{2}-\d{2}$/;

/** Values of the filter by activity. */
export const activities = ['PLAYED', 'QUIET'] as const;

/** Orders of user loss. */
export const lossSorts = [
  'net',
  '-net',
  'stake',
  '-stake',
  'validBet',
  '-validBet',
] as const satisfies readonly TeamLossSort[];

/** What the address of user loss says. */
export const lossesSearch = searchOf({
  /** @default week */
  range: oneOf(periodNames),
  /** First and last day of a custom range, yyyy-MM-dd. */
  from: shaped(day),
  to: shaped(day),
  /** Number of the member whose downlines are shown. */
  parent: shaped(/^[1-9]\d{0,17}$/),
  /** A whole user name, or the number of an account. */
  find: text(64),
  activity: oneOf(activities),
  /** @default net */
  sort: oneOf(lossSorts),
});

export type LossesSearch = SearchValues<typeof lossesSearch>;
