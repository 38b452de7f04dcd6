import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { GameCategoryCode } from '../../contract/values.ts';

/** Amounts in 1/10,000 of the currency unit. */
type Digits = ColumnType<string, bigint | string, bigint | string>;

/** Which deposit brings it: the first of an account, or any later one. */
export type BonusKind = 'FIRST' | 'RELOAD';

/** How a bonus stands: QUEUED waits for its turn, ACTIVE is in play, all others are ends. */
export type BonusState = 'QUEUED' | 'ACTIVE' | 'COMPLETED' | 'USED' | 'CANCELLED' | 'EXPIRED' | 'FORFEITED';

export interface BonusOfferTable {
  id: GeneratedAlways<string>;
  kind: BonusKind;
  currency: string;
  percent: number;
  most: Digits;
  least: Digits;
  times: number;
  days: number;
  max_stake: Digits | null;
  max_win: Digits | null;
  request_key: ColumnType<string | null, string | null | undefined, never>;
  created_by: string;
  created_at: Generated<Date>;
  stopped_by: string | null;
  stopped_at: Date | null;
}

export interface DepositBonusTable {
  id: GeneratedAlways<string>;
  member_id: string;
  offer_id: string;
  order_id: string;
  currency: string;
  deposit: Digits;
  amount: Digits;
  required: Digits;
  reduced: ColumnType<string, bigint | string | undefined, bigint | string>;
  owed: ColumnType<string, bigint | string | undefined, bigint | string>;
  state: Generated<BonusState>;
  started_at: Generated<Date>;
  began_at: ColumnType<Date | null, Date | null | undefined, Date>;
  expires_at: Date;
  warned_at: Date | null;
  looked_version: Digits | null;
  looked_at: Date | null;
  has_open: Generated<boolean>;
  ended_at: Date | null;
  done: Digits | null;
  game_type: GameCategoryCode | null;
  converted: ColumnType<string, bigint | string | undefined, bigint | string>;
}

export interface BonusTables {
  bonus_offer: BonusOfferTable;
  deposit_bonus: DepositBonusTable;
}

declare module '../../kernel/db/types.ts' {
  interface Database extends BonusTables {}
}
