import type { Generated, GeneratedAlways } from 'kysely';

/** Along which edge of the tree money goes: to the upline of the sender, or to a direct downline. */
export type TransferDirection = 'UP' | 'DOWN';

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
}

declare module '../../kernel/db/types.ts' {
  interface Database {
    transfer: TransferTable;
  }
}
