import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export interface AccountClosingTable {
  id: GeneratedAlways<string>;
  member_id: string;
  asked_at: Generated<Date>;
  /** When nothing was left on the account. */
  closed_at: Date | null;
  /** When a closed account is looked at next, for what has come to it since. */
  look_at: Date | null;
  /** When its owner decided to keep it. */
  kept_at: Date | null;
  /** When its owner agreed to give up a rest that is too small to be paid out. */
  rest_agreed_at: Date | null;
  /** What was given up. */
  rest: ColumnType<string, string | bigint | undefined, string | bigint>;
}

declare module '../../kernel/db/types.ts' {
  interface Database {
    account_closing: AccountClosingTable;
  }
}
