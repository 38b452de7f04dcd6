import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export type CreditLineState = 'OPEN' | 'CLOSING' | 'CLOSED';
export type CreditMovementKind = 'LIMIT' | 'ADVANCE' | 'REPAYMENT' | 'SETTLEMENT';

/** An amount in 1/10,000 of the currency unit. */
type Amount = ColumnType<string, bigint | string, bigint | string>;
/** One that begins at zero. */
type AmountFromZero = ColumnType<string, bigint | string | undefined, bigint | string>;

export interface CreditLineTable {
  id: GeneratedAlways<string>;
  member_id: string;
  currency: string;
  state: Generated<CreditLineState>;
  version: Generated<number>;
  credit_limit: AmountFromZero;
  used: AmountFromZero;
  term_days: number;
  /** Text and days that the agent has accepted last. */
  accepted_version: number | null;
  accepted_days: number | null;
  accepted_at: Date | null;
  created_at: Generated<Date>;
  changed_at: Generated<Date>;
  closed_at: Date | null;
}

export interface CreditAdvanceTable {
  id: GeneratedAlways<string>;
  line_id: string;
  member_id: string;
  currency: string;
  amount: Amount;
  repaid: AmountFromZero;
  taken_at: Date;
  due_at: Date;
  /** When it is taken from the wallet next. */
  settle_at: Date;
  warned_at: Date | null;
  told_at: Date | null;
}

export interface CreditMovementTable {
  id: GeneratedAlways<string>;
  line_id: string;
  member_id: string;
  currency: string;
  kind: CreditMovementKind;
  amount: Amount;
  limit_after: Amount;
  used_after: Amount;
  at: Date;
}

declare module '../../kernel/db/types.ts' {
  interface Database {
    credit_line: CreditLineTable;
    credit_advance: CreditAdvanceTable;
    credit_movement: CreditMovementTable;
  }
}
