import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { ConfirmState, DisputeState } from './confirmations/machine.ts';
import type { DepositState, PaymentState } from './machine.ts';
import type { DepositKind, Instructions, PayoutFailure, PayoutKind, SettlementLine } from './providers/provider.ts';
import type { PartState, WithdrawState } from './withdrawals/machine.ts';

/** `bigint` of the database: decimal digits. */
type Digits = ColumnType<string, string | bigint, string | bigint>;
type DefaultDigits = ColumnType<string, string | bigint | undefined, string | bigint>;

export interface DepositOrderTable {
  id: GeneratedAlways<string>;
  order_no: string;
  member_id: string;
  provider: string;
  method: string;
  kind: DepositKind;
  currency: string;
  amount: Digits;
  minimum: Digits;
  fee_fixed: Digits;
  fee_ppm: number;
  fee_step: Digits;
  takes_parts: boolean;
  state: Generated<DepositState>;
  provider_ref: string | null;
  instructions: ColumnType<Instructions | null, string | null, string | null>;
  expires_at: Date;
  is_late: Generated<boolean>;
  is_unsure: Generated<boolean>;
  look_at: Generated<Date | null>;
  looks: Generated<number>;
  created_at: Generated<Date>;
  completed_at: Date | null;
  slip_reason: SlipReason | null;
  cancel_reason: Generated<CancelReason | null>;
  /** Bonus offer that it was begun with. */
  offer_id: string | null;
  /** What that is to bring when it is paid, or has brought; null when none comes. */
  bonus: ColumnType<string | null, bigint | string | null, bigint | string | null>;
}

/** Why the site has cancelled an order: its member has closed deposits to himself, or it does not fit a limit any more. */
export type CancelReason = 'CLOSED' | 'LIMIT';

/** Why a slip was rejected: no payment has come, the picture cannot be read, it shows a transfer to somebody else. */
export type SlipReason = 'NOT_ARRIVED' | 'UNREADABLE' | 'OTHER_ACCOUNT';

export interface DepositPaymentTable {
  id: GeneratedAlways<string>;
  provider: string;
  payment_ref: string;
  method: string;
  order_id: string | null;
  currency: string;
  amount: Digits;
  fee: Digits;
  member_fee: Digits;
  reversed: ColumnType<string, bigint | string | undefined, bigint | string>;
  parts_reversed: Generated<number>;
  credited: ColumnType<string, never, never>;
  /** What books and files of the provider have last agreed on; `null` until they do. */
  settled: ColumnType<string | null, never, bigint>;
  state: PaymentState;
  /** The provider's number of its deposit, where no order has it. */
  deposit_ref: Generated<string | null>;
  /** When its provider is asked about it next, while it is kept without an order. */
  look_at: Generated<Date | null>;
  paid_at: Date;
  created_at: Generated<Date>;
}

/** Why money waits in suspense. */
export type SuspenseReason =
  | 'UNKNOWN_ORDER'
  | 'WRONG_CURRENCY'
  | 'BELOW_MINIMUM'
  | 'MEMBER_CLOSED'
  /** A break, an exclusion, an account that is being closed. */
  | 'DEPOSITS_CLOSED'
  /** Above the deposit limit of the member. */
  | 'LIMIT_REACHED'
  | 'ORDER_CLOSED'
  | 'REVERSED'
  | 'OWED'
  | 'PAID_TWICE'
  /** Given back to the member before the provider has: the provider owes it. */
  | 'REFUNDED'
  /** Told of with another amount or currency than before: the item is what was told, and holds no money. */
  | 'CHANGED';

/** How money left suspense. `TAKEN_BACK` = by its provider, or a payout that was owed came back; `CLOSED` = there was none. */
export type SuspenseOutcome = 'CREDITED' | 'REFUNDED' | 'WRITTEN_OFF' | 'COLLECTED' | 'TAKEN_BACK' | 'CLOSED';

export interface SuspenseItemTable {
  id: GeneratedAlways<string>;
  payment_id: string | null;
  /** Of a withdrawal; a payment or a part is the cause. */
  part_id: Generated<string | null>;
  member_id: string | null;
  currency: string;
  amount: Digits;
  reason: SuspenseReason;
  due_at: Generated<Date>;
  created_at: Generated<Date>;
  ended_at: Date | null;
  outcome: SuspenseOutcome | null;
  decided_by: string | null;
  refund_no: string | null;
  refund_sent_at: Date | null;
  /** When it was sent for the first time, and when operators were asked what has become of it. */
  refund_first_sent_at: Date | null;
  refund_asked_at: Date | null;
  refund_misses: Generated<number>;
  look_at: Date | null;
  was_refused: Generated<boolean>;
}

export interface WebhookInboxTable {
  id: GeneratedAlways<string>;
  provider: string;
  event_id: string;
  about: Generated<'deposit' | 'payout'>;
  ref: string;
  body_hash: Uint8Array;
  received_at: Generated<Date>;
  /** When the job has taken it up last, after its worker has given it up. */
  tried_at: Date | null;
  done_at: Date | null;
}

export interface PayoutAccountTable {
  id: GeneratedAlways<string>;
  member_id: string;
  provider: string;
  method: string;
  kind: PayoutKind;
  currency: string;
  institution: string;
  institution_name: string;
  number_sealed: string;
  number_end: string;
  number_lookup: string;
  holder_sealed: string;
  state: 'REVIEW' | 'ACCEPTED' | 'BLOCKED' | 'REMOVED';
  usable_from: Date | null;
  compared_name: string | null;
  is_default: Generated<boolean>;
  created_at: Generated<Date>;
}

/** What speaks for a closer look at a withdrawal. */
export type WithdrawFlag = 'FAST_IN_OUT' | 'NEW_ACCOUNT' | 'LARGE' | 'SAME_PERSON' | 'OTHER_NAME' | 'NO_IDENTITY';

/** Why money was not paid: what operators say, and what providers do. */
export type WithdrawReason = HoldReason | PayoutFailure;

/** Why operators do not pay, or not yet. */
export type HoldReason = 'IDENTITY' | 'ACCOUNT' | 'TERMS' | 'SECURITY';

export interface WithdrawOrderTable {
  id: GeneratedAlways<string>;
  order_no: string;
  member_id: string;
  account_id: string;
  provider: string;
  method: string;
  currency: string;
  amount: Digits;
  fee: Digits;
  largest_part: Digits;
  step: Digits;
  state: WithdrawState;
  reason: WithdrawReason | null;
  held: Digits;
  given_back: DefaultDigits;
  times_given_back: Generated<number>;
  is_fee_taken: Generated<boolean>;
  score: Generated<number>;
  flags: Generated<WithdrawFlag[]>;
  decided_by: string | null;
  look_at: Generated<Date | null>;
  looks: Generated<number>;
  created_at: Generated<Date>;
  completed_at: Date | null;
}

export interface WithdrawPartTable {
  id: GeneratedAlways<string>;
  order_id: string;
  part_no: string;
  amount: Digits;
  tries: number;
  state: PartState;
  failure: PayoutFailure | null;
  provider_ref: string | null;
  fee: DefaultDigits;
  facts_at: Date | null;
  sent_at: Date | null;
  first_sent_at: Date | null;
  misses: Generated<number>;
  paid_at: Date | null;
  times_paid_again: Generated<number>;
  /** As that of a payment; below zero. */
  settled: ColumnType<string | null, never, bigint>;
}

/** A withdrawal that an operator does not want approved yet; the row goes when the hold ends. */
export interface WithdrawHoldTable {
  order_id: string;
  /** Name of the operator. */
  held_by: string;
  reason: HoldReason;
  note: string;
  held_at: Generated<Date>;
}

export interface ConfirmationTable {
  part_id: string;
  order_id: string;
  member_id: string;
  state: ConfirmState;
  opened_at: Date;
  due_at: Date;
  next_at: Date | null;
  reminders: Generated<number>;
}

/** What has not arrived: nothing, less than was sent, or it went to an account that is not the member's. */
export type DisputeReason = 'NOTHING' | 'LESS' | 'OTHER_ACCOUNT';

export interface DisputeTable {
  id: GeneratedAlways<string>;
  case_no: string;
  part_id: string;
  state: DisputeState;
  reason: DisputeReason;
  note: string | null;
  opened_at: Date;
  answer_by: Date;
  evidence_by: Date | null;
  /** The `evidence_by` that its member was reminded of. */
  reminded_of: Date | null;
  decided_by: string | null;
  decision: string | null;
  closed_at: Date | null;
}

export interface DisputeFileTable {
  id: GeneratedAlways<string>;
  dispute_id: string;
  name: string;
}

export interface DepositSlipTable {
  id: GeneratedAlways<string>;
  order_id: string;
  name: string;
  sent_at: Date;
  /** When an operator looked at it first. */
  looked_at: Generated<Date | null>;
}

export interface SettlementDayTable {
  id: GeneratedAlways<string>;
  provider: string;
  /** 2026-11-26 */
  day: ColumnType<Date, string, string>;
  fetched_at: Date | null;
  problem: string | null;
  closed_at: Date | null;
  created_at: Generated<Date>;
}

export interface SettlementFileTable {
  id: GeneratedAlways<string>;
  day_id: string;
  currency: string;
  batch: string;
  raw: Uint8Array;
  sha256: Uint8Array;
  repeated: number;
  fetched_at: Generated<Date>;
  replaced_at: Date | null;
}

export interface SettlementLineTable {
  id: GeneratedAlways<string>;
  file_id: string;
  kind: SettlementLine['kind'];
  ref: string;
  is_payout: boolean;
  order_no: string | null;
  method: string;
  amount: Digits;
  fee: Digits;
  at: Date;
}

/**
 * How file and books differ. `NOT_BOOKED` = only the file knows it, `NOT_TOLD` = only the books do, `BOOKS` = orders and ledger
 * do not tell the same: a defect of ours.
 */
export type DifferenceKind = 'NOT_BOOKED' | 'NOT_TOLD' | 'AMOUNT' | 'FEE' | 'BOOKS';

/** How a difference ended: it is none any more, two operators have accepted what the provider says, or it was a small fee. */
export type DifferenceOutcome = 'MATCHED' | 'ACCEPTED' | 'TOLERATED';

export interface SettlementDifferenceTable {
  id: GeneratedAlways<string>;
  provider: string;
  ref: string;
  is_payout: boolean;
  currency: string;
  method: string;
  kind: DifferenceKind;
  told_amount: Digits;
  told_fee: Digits;
  booked_amount: Digits;
  booked_fee: Digits;
  created_at: Generated<Date>;
  ended_at: Date | null;
  outcome: DifferenceOutcome | null;
  decided_by: string | null;
}

export interface CashierTables {
  deposit_slip: DepositSlipTable;
  withdraw_confirmation: ConfirmationTable;
  withdraw_dispute: DisputeTable;
  dispute_file: DisputeFileTable;
  settlement_day: SettlementDayTable;
  settlement_file: SettlementFileTable;
  settlement_line: SettlementLineTable;
  settlement_difference: SettlementDifferenceTable;
  payout_account: PayoutAccountTable;
  withdraw_order: WithdrawOrderTable;
  withdraw_part: WithdrawPartTable;
  withdraw_hold: WithdrawHoldTable;
  deposit_order: DepositOrderTable;
  deposit_payment: DepositPaymentTable;
  suspense_item: SuspenseItemTable;
  webhook_inbox: WebhookInboxTable;
}

declare module '../../kernel/db/types.ts' {
  interface Database extends CashierTables {}
}
