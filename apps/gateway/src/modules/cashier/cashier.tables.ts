import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { ConfirmState, DisputeState } from './confirmations/machine.ts';
import type { DepositState, PaymentState } from './machine.ts';
import type { DepositKind, Instructions, PayoutFailure, PayoutKind } from './providers/provider.ts';
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
}

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
  state: PaymentState;
  paid_at: Date;
  created_at: Generated<Date>;
}

/** Why money waits in suspense. */
export type SuspenseReason =
  | 'UNKNOWN_ORDER'
  | 'WRONG_CURRENCY'
  | 'BELOW_MINIMUM'
  | 'MEMBER_CLOSED'
  | 'ORDER_CLOSED'
  | 'REVERSED'
  | 'OWED'
  | 'PAID_TWICE'
  /** Given back to the member before the provider has: the provider owes it. */
  | 'REFUNDED';

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
}

export interface WebhookInboxTable {
  id: GeneratedAlways<string>;
  provider: string;
  event_id: string;
  about: Generated<'deposit' | 'payout'>;
  ref: string;
  body_hash: Uint8Array;
  received_at: Generated<Date>;
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
  is_default: Generated<boolean>;
  created_at: Generated<Date>;
}

/** What speaks for a closer look at a withdrawal. */
export type WithdrawFlag = 'FAST_IN_OUT' | 'NEW_ACCOUNT' | 'LARGE';

/** Why money was not paid: what operators say, and what providers do. */
export type WithdrawReason = 'IDENTITY' | 'ACCOUNT' | 'TERMS' | 'SECURITY' | PayoutFailure;

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
  misses: Generated<number>;
  paid_at: Date | null;
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
}

export interface CashierTables {
  deposit_slip: DepositSlipTable;
  withdraw_confirmation: ConfirmationTable;
  withdraw_dispute: DisputeTable;
  dispute_file: DisputeFileTable;
  payout_account: PayoutAccountTable;
  withdraw_order: WithdrawOrderTable;
  withdraw_part: WithdrawPartTable;
  deposit_order: DepositOrderTable;
  deposit_payment: DepositPaymentTable;
  suspense_item: SuspenseItemTable;
  webhook_inbox: WebhookInboxTable;
}

declare module '../../kernel/db/types.ts' {
  interface Database extends CashierTables {}
}
