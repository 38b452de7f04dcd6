import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { ContractKind } from '../machine.ts';
import type { ContractGames } from '../terms.ts';

/**
 * What became of a bill. `NOT_REACHED` = no row of the contract was; `UNDER_REVIEW` = a dividend that an operator may look at;
 * `PART` and `INSUFFICIENT` = the wallet of the upline that pays it held less, or nothing; `HELD` = below zero, taken from
 * what was given up of its window, then from the next ones; `DENIED` = operators have rejected it, so it was given up;
 * `EXPIRED` = what was missing was not there in time.
 */
export const billStates = [
  'CALCULATED',
  'NOT_REACHED',
  'UNDER_REVIEW',
  'PART',
  'INSUFFICIENT',
  'ISSUED',
  'HELD',
  'DENIED',
  'EXPIRED',
] as const;
export type BillState = (typeof billStates)[number];

/** Whether a bill is not being paid yet. */
export const isUnpaid = (state: BillState): boolean => state === 'UNDER_REVIEW' || state === 'CALCULATED';

type Written<T> = ColumnType<T, never, never>;

export interface AgentBillTable {
  id: GeneratedAlways<string>;
  contract_id: Written<string>;
  version_no: Written<number>;
  kind: Written<ContractKind>;
  window_start: Written<Date>;
  window_end: Written<Date>;
  no: Written<number>;
  payee_id: Written<string>;
  lineage_id: Written<string>;
  currency: Written<string>;
  game_type: Written<ContractGames>;
  seq_to: Written<string>;
  gross: Written<string>;
  net: Written<string>;
  delta: Written<string>;
  /** What goes to the wallet of the payee with it. */
  due: Written<string>;
  /** Whose wallet it is paid from; `null`: the house. */
  payer_id: Written<string | null>;
  carry_out: Written<string>;
  doc: Written<string>;
  hash: Written<string>;
  state: ColumnType<BillState, never, BillState>;
  paid: ColumnType<string, never, string>;
  /** `null`: when operators release it. */
  pay_from: ColumnType<Date | null, never, Date | null>;
  /** Why an operator keeps it back, whom that was, and since when. */
  hold_reason: ColumnType<string | null, never, string | null>;
  held_by: ColumnType<string | null, never, string | null>;
  held_at: ColumnType<Date | null, never, Date | null>;
  /** Why operators have rejected it, as its agent reads it. */
  rejected_for: ColumnType<string | null, never, string | null>;
  /** When what an upline has not paid is given up. */
  expires_at: ColumnType<Date | null, never, Date | null>;
  /** What of it was given up; below zero: what was taken from that of its window, not from the next bills. */
  given_up: ColumnType<string, never, string>;
  /** The bill that operators correct with it; `null`: it was computed. */
  adjusts_id: Written<string | null>;
  created_at: Generated<Date>;
  paid_at: Date | null;
}

declare module '../../../kernel/db/types.ts' {
  interface Database {
    agent_bill: AgentBillTable;
  }
}
