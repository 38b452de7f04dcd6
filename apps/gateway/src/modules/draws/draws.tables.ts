import type { DrawResult, DrawSchedule, LotteryKind, LottoArea, PrizeRule } from '@mekong/api-client/contract/types';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { LocalizedText } from '../../contract/values.ts';

/** `pending` is open until `closes_at` and closed after it. */
export type DrawStatus = 'pending' | 'drawn' | 'void';

export interface LotteryGroupTable {
  code: string;
  names: JSONColumnType<LocalizedText, string, string>;
  area: LottoArea;
  place: number;
}

export interface LotteryTable {
  id: GeneratedAlways<string>;
  /** Id of the game at its vendor, `gameCode` of the menus. */
  code: string;
  vendor: string;
  group_code: string;
  kind: LotteryKind;
  rule: JSONColumnType<PrizeRule[], string, string>;
  schedule: JSONColumnType<DrawSchedule, string, string>;
  status: Generated<'active' | 'off'>;
  place: number;
}

export interface DrawChainTable {
  id: GeneratedAlways<string>;
  lottery_id: string;
  number: number;
  length: number;
  used: Generated<number>;
  sealed_root: string;
  tip_hash: string;
  created_at: Generated<Date>;
}

export interface DrawTable {
  id: GeneratedAlways<string>;
  lottery_id: string;
  issue: string;
  opens_at: Date;
  closes_at: Date;
  draws_at: Date;
  status: Generated<DrawStatus>;
  chain_id: string;
  position: number;
  seed_hash: string;
  seed: string | null;
  public_value: string | null;
  /** Round of the beacon whose value goes into the numbers. */
  public_round: string | null;
  result: JSONColumnType<DrawResult | null, string | null, string | null>;
  drawn_at: Date | null;
}

export interface DrawGapTable {
  id: GeneratedAlways<string>;
  lottery_id: string;
  first_issue: string;
  last_issue: string;
  count: number;
  from_at: Date;
  to_at: Date;
}

export interface DrawsTables {
  lottery_group: LotteryGroupTable;
  lottery: LotteryTable;
  draw_chain: DrawChainTable;
  draw: DrawTable;
  draw_gap: DrawGapTable;
}

declare module '../../kernel/db/types.ts' {
  interface Database extends DrawsTables {}
}
