import type { Generated, GeneratedAlways } from 'kysely';

export interface VendorTransferTable {
  id: GeneratedAlways<string>;
  transfer_no: string;
  member_id: string;
  /** Codes of vendors; null: the main wallet. */
  from_vendor: string | null;
  to_vendor: string | null;
  currency: string;
  /** 1/10,000 of the currency unit. */
  amount: string;
  created_at: Generated<Date>;
}

declare module '../../kernel/db/types.ts' {
  interface Database {
    vendor_transfer: VendorTransferTable;
  }
}
