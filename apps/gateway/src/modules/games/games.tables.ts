import type { GamePaysKind } from '@mekong/api-client/contract/types';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { GameCategoryCode, ListingStatus, LocalizedText } from '../../contract/values.ts';

export interface VendorTable {
  id: GeneratedAlways<string>;
  code: string;
  names: JSONColumnType<LocalizedText, string, string>;
  category: GameCategoryCode;
  classify: string | null;
  account_type_id: number;
  is_hot: Generated<boolean>;
  status: Generated<ListingStatus>;
  maintenance_until: Date | null;
  place: number;
  /** Plays straight from the wallet; otherwise money is transferred to the vendor first. */
  single_wallet: Generated<boolean>;
}

export interface GameTable {
  node_id: number;
  game_id: string;
  vendor_id: string;
  category: GameCategoryCode;
  classify: string | null;
  names: JSONColumnType<LocalizedText, string, string>;
  image: string;
  is_hot: Generated<boolean>;
  is_new: Generated<boolean>;
  /** Percent with two places. */
  rtp: string | null;
  volatility: Generated<'low' | 'medium' | 'high' | 'very-high'>;
  features: Generated<string[]>;
  /** 1/10,000 of the currency unit. */
  min_bet: Generated<string>;
  /** How wins of a slot come about; null elsewhere. */
  pays_kind: GamePaysKind | null;
  /** Lines or ways. */
  pays_count: number | null;
  /** Most that a round can pay, in stakes. */
  max_win: string | null;
  status: Generated<ListingStatus>;
  place: number;
  popularity: Generated<number>;
  /** Drawing of the cover and its coat; null: by the id of the game. */
  motif: string | null;
  coat: string | null;
}

/** What a game is found by; a row comes with its game. */
export interface GameSearchTable {
  node_id: number;
  /** Names as the search compares them, one a line. */
  text: Generated<string>;
  /** What the search finds the game by; null: to be made from the names. */
  terms: string[] | null;
}

/** One row of numbers, each of which rises in every transaction that changes its part of the games. */
export interface GameVersionTable {
  id: Generated<boolean>;
  listing: Generated<string>;
  popularity: Generated<string>;
  names: Generated<string>;
  search: Generated<string>;
}

/** The vocabulary of all names, where typos and beginnings are looked up. */
export interface SearchWordTable {
  word: string;
  deletes: string[];
}

export interface FavouriteTable {
  member_id: string;
  node_id: number;
  created_at: Generated<Date>;
}

export interface RecentPlayTable {
  member_id: string;
  node_id: number;
  played_at: Generated<Date>;
}

export interface GamesTables {
  vendor: VendorTable;
  game: GameTable;
  game_search: GameSearchTable;
  game_version: GameVersionTable;
  search_word: SearchWordTable;
  favourite: FavouriteTable;
  recent_play: RecentPlayTable;
}

declare module '../../kernel/db/types.ts' {
  interface Database extends GamesTables {}
}
