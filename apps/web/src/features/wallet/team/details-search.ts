import type { MovementKind } from '@mekong/api-client/types';
import { periodNames } from '@mekong/ui/patterns/RecordFilters/period';
import { oneOf, type SearchValues, searchOf, shaped, text } from '../../../entry/search.ts';

/** Kinds of the filter, in their order: all but stakes and wins, which are bets of the team. */
export const teamMovementKinds = [
  'DEPOSIT',
  'WITHDRAWAL',
  'TRANSFER_IN',
  'TRANSFER_OUT',
  'TRANSFER_BACK',
  'VENDOR_IN',
  'VENDOR_OUT',
  'REFUND',
  'PROMOTION',
  'ROLLBACK',
  'DEPOSIT_REVERSED',
  'WITHDRAWAL_BACK',
  'AGENT_BILL',
  'DOWNLINE_PAY',
  'CREDIT_ADVANCE',
  'CREDIT_REPAYMENT',
  'CORRECTION',
  'GRANT',
  'OTHER',
] as const satisfies readonly MovementKind[];

const day = /^\d{4}-\d{2}-\d{2}$/;

/** What the address of account details says. */
export const detailsSearch = searchOf({
  /** Whose money. @default the team's */
  whose: oneOf(['OWN']),
  /** @default week */
  range: oneOf(periodNames),
  /** First and last day of a custom range, yyyy-MM-dd. */
  from: shaped(day),
  to: shaped(day),
  /** Number of the member whose money is shown, with that of everybody below. */
  parent: shaped(/^[1-9]\d{0,17}$/),
  /** A whole user name, or the number of an account. */
  find: text(64),
  kind: oneOf(teamMovementKinds),
});

export type DetailsSearch = SearchValues<typeof detailsSearch>;
