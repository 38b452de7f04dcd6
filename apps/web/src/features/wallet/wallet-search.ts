import type { MovementKind } from '@mekong/api-client/types';
import { periodNames } from '@mekong/ui/patterns/RecordFilters/period';
import { oneOf, type SearchValues, searchOf, shaped } from '../../entry/search.ts';

/** Kinds of the filter, in their order. */
export const movementKinds = [
  'DEPOSIT',
  'WITHDRAWAL',
  'BET',
  'WIN',
  'REFUND',
  'TRANSFER_IN',
  'TRANSFER_OUT',
  'VENDOR_OUT',
  'VENDOR_IN',
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

/** What the address of the wallet says. */
export const walletSearch = searchOf({
  /** @default week */
  range: oneOf(periodNames),
  /** First and last day of a custom range, yyyy-MM-dd. */
  from: shaped(day),
  to: shaped(day),
  kind: oneOf(movementKinds),
  /** The transfer between own wallets whose receipt is shown. */
  transfer: shaped(/^[2-9A-HJKMNP-TV-Z]{8}$/),
});

export type WalletSearch = SearchValues<typeof walletSearch>;
