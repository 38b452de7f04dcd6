import type { ColumnType } from 'kysely';

/** A column that only `ledger_post` writes: selecting is all that type-checks. */
type ReadOnly<T> = ColumnType<T, never, never>;

/** Kinds of account. The rules of each kind are rows of `ledger_account_kind`. */
export type AccountKind =
  | 'PSP'
  | 'BANK'
  | 'MAIN'
  | 'HOLD'
  | 'BONUS'
  | 'VENDOR'
  | 'COMM'
  | 'CREDIT'
  | 'POINTS'
  | 'OPEN_BETS'
  | 'GGR'
  | 'PROMO'
  | 'REBATE'
  | 'DIVIDEND'
  | 'SAL_DAILY'
  | 'SAL_HOUR'
  | 'SAL_RT'
  | 'POINTS_COST'
  | 'PSP_FEE'
  | 'SUSPENSE'
  | 'POINTS_ISSUED'
  | 'JACKPOT'
  | 'JACKPOT_RESERVE'
  | 'JACKPOT_COST'
  | 'JACKPOT_LOAN'
  | 'ADJUSTMENT';

export interface LedgerAccountTable {
  id: ReadOnly<string>;
  kind: ReadOnly<AccountKind>;
  owner: ReadOnly<string>;
  lane: ReadOnly<string>;
  currency: ReadOnly<string>;
  shard: ReadOnly<number>;
  balance: ReadOnly<string>;
  floor: ReadOnly<string | null>;
  seq: ReadOnly<string>;
  created_at: ReadOnly<Date>;
}

export interface PostingTable {
  id: ReadOnly<string>;
  key: ReadOnly<string>;
  kind: ReadOnly<string>;
  ref: ReadOnly<string>;
  member: ReadOnly<string>;
  currency: ReadOnly<string>;
  body_hash: ReadOnly<Uint8Array>;
  created_at: ReadOnly<Date>;
}

export interface EntryTable {
  account_id: ReadOnly<string>;
  seq: ReadOnly<string>;
  posting_id: ReadOnly<string>;
  leg: ReadOnly<number>;
  amount: ReadOnly<string>;
  balance_after: ReadOnly<string>;
}

export interface IdempotencyKeyTable {
  actor: string;
  operation: string;
  key: string;
  body_hash: Uint8Array;
  status: number;
  answer: string;
  created_at: ColumnType<Date, never, never>;
}

export interface LedgerTables {
  ledger_account: LedgerAccountTable;
  posting: PostingTable;
  entry: EntryTable;
  idempotency_key: IdempotencyKeyTable;
}

declare module '../kernel/db/types.ts' {
  interface Database extends LedgerTables {}
}
