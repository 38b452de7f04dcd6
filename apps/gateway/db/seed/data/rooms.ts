import type { Localized } from '@mekong/catalogue/types';
import { liveTables } from './rooms-live.ts';
import { pvpRooms } from './rooms-pvp.ts';

/** A room of players against players, or a table with a dealer. Amounts are decimal strings with four places. */
export interface RoomSeed {
  readonly roomId: string;
  /** Number of its game: rooms of PVP vendors, tables of LIVE ones. */
  readonly nodeId: number;
  /** Absent: it goes by the name of its game. */
  readonly names?: Localized;
  readonly stake: 'MICRO' | 'LOW' | 'MIDDLE' | 'HIGH';
  /** FUN: a practice room for trial accounts. */
  readonly currency: 'KHR' | 'FUN';
  readonly smallBlind?: string;
  readonly bigBlind?: string;
  readonly ante?: string;
  readonly minBuyIn?: string;
  readonly maxBuyIn?: string;
  readonly minBet?: string;
  readonly maxBet?: string;
  /** Absent: anybody may join. */
  readonly seats?: number;
  readonly tableLanguage?: string;
  /** Invented. */
  readonly dealer?: string;
  /** From and to, `HH:MM:SS` in UTC; absent: round the clock. */
  readonly hours?: readonly [opens: string, closes: string];
  readonly place: number;
}

/** All rooms of the demo. Who sits in them is never part of the data: that is counted from sessions that are open. */
export const rooms: readonly RoomSeed[] = [...pvpRooms, ...liveTables];
