import type { ColumnType } from 'kysely';
import type { GameCategoryCode } from '../../contract/values.ts';

/** A column that only functions and triggers of the database write: selecting is all that type-checks. */
type ReadOnly<T> = ColumnType<T, never, never>;

/** Why a result is there. IMPORT: the bet was settled elsewhere, or before results were kept. BONUS: it is of no bet. */
export type ResultReason = 'SETTLE' | 'RESETTLE' | 'VOID' | 'ROLLBACK' | 'IMPORT' | 'BONUS';

/** Amounts in 1/10,000 of the currency unit; differences to what was counted of the bet before. */
export interface BetResultTable {
  id: ReadOnly<string>;
  bet_id: ReadOnly<string | null>;
  /** Of a bonus: key of the posting that paid it, also where it is taken back. */
  source: ReadOnly<string | null>;
  member_id: ReadOnly<string>;
  /** The agents above the player when the bet was placed; also of everything that follows from it. */
  lineage_id: ReadOnly<string>;
  currency: ReadOnly<string>;
  game_type: ReadOnly<GameCategoryCode>;
  at: ReadOnly<Date>;
  reason: ReadOnly<ResultReason>;
  stake: ReadOnly<string>;
  valid_bet: ReadOnly<string>;
  payout: ReadOnly<string>;
  /** Bonus money that reached the wallet as cash; below zero when it is taken back. */
  bonus: ReadOnly<string>;
  /** Moment that it counts at; absent: the one it was booked at. */
  effective_at: ReadOnly<Date | null>;
}

/** Results in the order of their commits: 1, 2, 3, ... without gaps. */
export interface ResultSeqTable {
  seq: ReadOnly<string>;
  result_id: ReadOnly<string>;
  booked_at: ReadOnly<Date>;
}

/** How far results are numbered; one row. */
export interface ResultCounterTable {
  one: ReadOnly<boolean>;
  seq: ReadOnly<string>;
  /** Every result that was committed before this moment has its number. */
  booked_at: ReadOnly<Date>;
  zone: ReadOnly<string>;
}

export interface ResultsTables {
  bet_result: BetResultTable;
  result_seq: ResultSeqTable;
  result_counter: ResultCounterTable;
}

declare module '../../kernel/db/types.ts' {
  interface Database extends ResultsTables {}
}
