import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** What a limit is about. */
export type LimitKind = 'deposit' | 'loss' | 'wager' | 'time';
export type LimitPeriod = 'day' | 'week' | 'month';

type Digits = ColumnType<string, string | bigint, string | bigint>;
type OptionalDigits = ColumnType<string | null, string | bigint | null | undefined, string | bigint | null>;
/** A column that only functions of the database write. */
type ReadOnly<T> = ColumnType<T, never, never>;

export interface PlayLimitTable {
  member_id: string;
  kind: LimitKind;
  period: LimitPeriod;
  /** 1/10,000 of the currency unit; of time: of a minute. */
  amount: Digits;
  set_at: Generated<Date>;
  /** Since when a higher one is asked for. */
  asked_at: Date | null;
  /** `null` while `asked_at` is not: no limit is asked for. */
  asked_amount: OptionalDigits;
  /** When the owner was told that it may be confirmed. */
  told_at: Date | null;
}

/** SET: in force at once. ASKED: higher, or none, from a day later on. CONFIRMED: the second yes. KEPT: it stays as it is. */
export type LimitStep = 'SET' | 'ASKED' | 'CONFIRMED' | 'KEPT';

export interface PlayLimitChangeTable {
  id: GeneratedAlways<string>;
  member_id: string;
  kind: LimitKind;
  period: LimitPeriod;
  step: LimitStep;
  amount: OptionalDigits;
  at: Generated<Date>;
}

export type BreakKind = 'TIME_OUT' | 'EXCLUSION';

export interface PlayBreakTable {
  id: GeneratedAlways<string>;
  member_id: string;
  kind: BreakKind;
  period: string;
  began_at: Generated<Date>;
  /** `null`: for life. */
  until: Date | null;
  return_asked_at: Date | null;
  lifted_at: Date | null;
}

export interface PlayPreferenceTable {
  member_id: string;
  check_minutes: number;
}

/** What a member did in a quarter of an hour; amounts in 1/10,000 of the currency unit. */
export interface PlayQuarterTable {
  member_id: ReadOnly<string>;
  quarter: ReadOnly<Date>;
  staked: ReadOnly<string>;
  cash_staked: ReadOnly<string>;
  cash_returned: ReadOnly<string>;
  last_at: ReadOnly<Date | null>;
}

export interface SaferPlayTables {
  play_limit: PlayLimitTable;
  play_limit_change: PlayLimitChangeTable;
  play_break: PlayBreakTable;
  play_preference: PlayPreferenceTable;
  play_quarter: PlayQuarterTable;
}

declare module '../../kernel/db/types.ts' {
  interface Database extends SaferPlayTables {}
}
