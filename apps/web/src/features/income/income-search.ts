import { periodNames } from '@mekong/ui/patterns/RecordFilters/period';
import { oneOf, type SearchValues, searchOf, shaped } from '../../entry/search.ts';
import { contractKinds } from '../../parts/agents/contract-labels.ts';

const day = /^\d{4}-\d{2}-\d{2}$/;

/** Orders of the sums by day. */
export const incomeSorts = ['-day', 'day', '-amount', 'amount', '-paid', 'paid'] as const;

/** What the address of the income says. */
export const incomeSearch = searchOf({
  /** @default month */
  range: oneOf(periodNames),
  /** First and last day of a custom range, yyyy-MM-dd. */
  from: shaped(day),
  to: shaped(day),
  kind: oneOf(contractKinds),
  /** Sums by day, or the bills one by one. @default days */
  view: oneOf(['days', 'bills']),
  /** Of the sums by day. @default -day */
  sort: oneOf(incomeSorts),
  /** Number of the bill that is open. */
  bill: shaped(/^[1-9]\d{0,17}$/),
  /** Rows behind the open bill. */
  rows: oneOf(['members', 'bets', 'bonuses', 'wages']),
  /** Member whose bets or bonuses alone are shown. */
  member: shaped(/^[1-9]\d{0,17}$/),
});

/** What the address of the page of a kind says: days. */
export const salarySearch = searchOf({
  /** @default month */
  range: oneOf(periodNames),
  /** First and last day of a custom range, yyyy-MM-dd. */
  from: shaped(day),
  to: shaped(day),
});

export type SalarySearch = SearchValues<typeof salarySearch>;

export type IncomeSearch = SearchValues<typeof incomeSearch>;
