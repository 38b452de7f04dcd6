import type { CreditMovement } from '@mekong/api-client/types';
import { periodNames } from '@mekong/ui/patterns/RecordFilters/period';
import { oneOf, type SearchValues, searchOf, shaped } from '../../../entry/search.ts';

/** Kinds of the filter, in their order. */
export const creditKinds = ['ADVANCE', 'REPAYMENT', 'SETTLEMENT', 'LIMIT'] as const satisfies readonly Exclude<
  CreditMovement['kind'],
  object
>[];

const day = /^\d{4}-\d{2}-\d{2}$/;

/** What the address of the credit report says. */
export const creditSearch = searchOf({
  /** @default month */
  range: oneOf(periodNames),
  /** First and last day of a custom range, yyyy-MM-dd. */
  from: shaped(day),
  to: shaped(day),
  kind: oneOf(creditKinds),
  /** The dialog that is open. */
  task: oneOf(['advance', 'repay']),
});

export type CreditSearch = SearchValues<typeof creditSearch>;
