import type { Generated, JSONColumnType } from 'kysely';
import type { ListingStatus, LocalizedText } from '../../contract/values.ts';

export type RoomStake = 'MICRO' | 'LOW' | 'MIDDLE' | 'HIGH';

export interface RoomTable {
  room_id: string;
  node_id: number;
  names: JSONColumnType<LocalizedText, string | null, string | null> | null;
  stake: RoomStake;
  currency: string;
  /** Amounts in 1/10,000 of the currency unit. */
  small_blind: string | null;
  big_blind: string | null;
  ante: string | null;
  min_buy_in: string | null;
  max_buy_in: string | null;
  min_bet: string | null;
  max_bet: string | null;
  /** Null = anybody may join. */
  seats: number | null;
  table_language: string | null;
  dealer: string | null;
  /** `HH:MM:SS` in UTC; both null = round the clock. */
  opens_at: string | null;
  closes_at: string | null;
  status: Generated<ListingStatus>;
  maintenance_until: Date | null;
  place: number;
}

export interface RoomSeatTable {
  room_id: string;
  member_id: string;
  /** Null while the game is being opened. */
  game_session_id: string | null;
  taken_at: Generated<Date>;
}

export interface RoomsTables {
  room: RoomTable;
  room_seat: RoomSeatTable;
}

declare module '../../kernel/db/types.ts' {
  interface Database extends RoomsTables {}
}
