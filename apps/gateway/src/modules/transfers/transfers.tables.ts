import type { Generated, GeneratedAlways } from 'kysely';
import type { TransferState } from './machine.ts';

/** Along which edge of the tree money goes: to the upline of the sender, or to a direct downline. */
export type TransferDirection = 'UP' | 'DOWN';

export type TransferReason = 'SECURITY' | 'TERMS' | 'RECEIVER';

export interface TransferTable {
  id: GeneratedAlways<string>;
  transfer_no: string;
  sender_id: string;
  receiver_id: string;
  direction: TransferDirection;
  currency: string;
  /** 1/10,000 of the currency unit. */
  amount: string;
  note: string | null;
  created_at: Generated<Date>;
  state: Generated<TransferState>;
  /** Why it was rejected. */
  reason: TransferReason | null;
  /** Number of the operator, and when. */
  decided_by: string | null;
  decided_at: Date | null;
}

declare module '../../kernel/db/types.ts' {
  interface Database {
    transfer: TransferTable;
  }
}
