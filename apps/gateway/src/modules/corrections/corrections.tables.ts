import type { CorrectionCause } from '@mekong/api-client/contract/types';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** What a correction refers to. */
export type CorrectionAbout = 'DEPOSIT' | 'WITHDRAWAL' | 'TRANSFER' | 'BET' | 'DISPUTE';

/** A column that is written once. */
type Once<T> = ColumnType<T, T, never>;

/** A correction of a wallet that was made: rows are only added. */
export interface WalletCorrectionTable {
  id: GeneratedAlways<string>;
  member_id: Once<string>;
  currency: Once<string>;
  /** 1/10,000 of the currency unit; below zero it was taken from the wallet. */
  amount: Once<string>;
  cause: Once<CorrectionCause>;
  about: Once<CorrectionAbout | null>;
  reference: Once<string | null>;
  reason: Once<string>;
  request_key: Once<string>;
  /** Names of the two operators; who approved it is null where nobody else could decide. */
  maker: Once<string>;
  approval_id: Once<string | null>;
  decided_by: Once<string | null>;
  made_at: Generated<Date>;
}

declare module '../../kernel/db/types.ts' {
  interface Database {
    wallet_correction: WalletCorrectionTable;
  }
}
