/** What the entries of a block of somebody's cash come to, of one kind of posting; written once, when the block is full. */
export interface MovementSumTable {
  account_id: string;
  /** From 1. */
  block: string;
  /** Kind of the postings. */
  kind: string;
  is_debit: boolean;
  count: number;
  /** In 1/10,000 of the currency unit, never below zero. */
  amount: string;
}

declare module '../../kernel/db/types.ts' {
  interface Database {
    movement_sum: MovementSumTable;
  }
}
