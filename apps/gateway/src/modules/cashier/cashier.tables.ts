import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { DepositState, PaymentState } from './machine.ts';
import type { DepositKind, Instructions } from './providers/provider.ts';

/** `bigint` of the database: decimal digits. */
type Digits = ColumnType<string, string | bigint, string | bigint>;

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
  | 'OWED';

export interface SuspenseItemTable {
  id: GeneratedAlways<string>;
  payment_id: string;
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
  deposit_ref: string;
  body_hash: Uint8Array;
  received_at: Generated<Date>;
  done_at: Date | null;
}

export interface CashierTables {
  deposit_order: DepositOrderTable;
  deposit_payment: DepositPaymentTable;
  suspense_item: SuspenseItemTable;
  webhook_inbox: WebhookInboxTable;
}

declare module '../../kernel/db/types.ts' {
  interface Database extends CashierTables {}
}
