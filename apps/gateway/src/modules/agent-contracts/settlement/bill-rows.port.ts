import type { Pieces } from '../../../kernel/db/in-pieces.ts';
import type { ContractKind } from '../machine.ts';

/** Which bill rows are behind, and of which time. */
export interface BillHead {
  id: string;
  kind: ContractKind;
  currency: string;
  windowStart: Date;
  windowEnd: Date;
}

/** Which results of a bill. */
export interface BillResultFilter {
  of?: 'BETS' | 'BONUSES' | undefined;
  member?: string | undefined;
}

/** Rows behind a bill for a file, and the bill. */
export interface RowsOfBill<Row> {
  bill: BillHead;
  pieces: Pieces<Row>;
}
