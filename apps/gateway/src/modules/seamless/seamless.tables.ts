import type { VendorDetailLine } from '@mekong/api-client/contract/types';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { GameCategoryCode } from '../../contract/values.ts';

export interface VendorCredentialTable {
  id: GeneratedAlways<string>;
  vendor: string;
  sealed_secret: string;
  created_at: Generated<Date>;
  revoked_at: Date | null;
}

export interface VendorPlayerTable {
  player_id: string;
  vendor: string;
  member_id: string;
}

export interface GameSessionTable {
  id: GeneratedAlways<string>;
  vendor: string;
  game_id: string;
  member_id: string;
  player_id: string;
  currency: string;
  language: string;
  launch_hash: Uint8Array;
  launch_expires_at: Date;
  token_hash: Uint8Array | null;
  expires_at: Date | null;
  created_at: Generated<Date>;
}

export type RoundStatus = 'OPEN' | 'CLOSED' | 'VOID';

export interface RoundTable {
  vendor: string;
  round_id: string;
  member_id: string;
  game_id: string;
  category: GameCategoryCode;
  currency: string;
  status: Generated<RoundStatus>;
  details: JSONColumnType<VendorDetailLine[], string | undefined, string>;
  verify_url: string | null;
  end_hash: Uint8Array | null;
  end_answer: string | null;
  /** Nobody joins it any more. */
  closed_for_all: Generated<boolean>;
  opened_at: Generated<Date>;
  closed_at: Date | null;
}

export type BetStatus = 'OPEN' | 'WON' | 'LOST' | 'VOID' | 'REFUNDED';

/** Amounts in 1/10,000 of the currency unit. */
export interface BetTable {
  /** Number of the bet for people. */
  id: GeneratedAlways<string>;
  vendor: string;
  transaction_id: string;
  round_id: string;
  member_id: string;
  game_id: string;
  /** Of its round, so that records are read without it. */
  category: GameCategoryCode;
  currency: string;
  stake: string;
  /** How much of the stake was bonus money. */
  bonus_stake: Generated<string>;
  valid_bet: Generated<string>;
  payout: Generated<string>;
  status: Generated<BetStatus>;
  /** Its cash belongs to the wallet at the vendor. */
  in_vendor_wallet: Generated<boolean>;
  /** Cash and bonus. */
  balance_before: string;
  balance_after: string;
  placed_at: Generated<Date>;
  settled_at: Date | null;
  /** The agents above the player when it was placed. */
  lineage_id: string;
  /** Moment that its results count at; absent: the one they are booked at. */
  effective_at: Date | null;
}

export type ProviderTxnKind = 'BET' | 'WIN' | 'PROMO_WIN' | 'ROLLBACK' | 'TOMBSTONE';

export interface ProviderTxnTable {
  vendor: string;
  transaction_id: string;
  kind: ProviderTxnKind;
  body_hash: Uint8Array | null;
  answer: string | null;
  round_id: string;
  bet_transaction_id: string | null;
  /** Absent: of a time when a round had one player, and the round was not known. */
  member_id: string | null;
  /** What it did to the wallet: below zero for a bet. */
  amount: Generated<string>;
  balance_before: string | null;
  balance_after: string | null;
  /** It has paid into the wallet at the vendor. */
  in_vendor_wallet: Generated<boolean>;
  created_at: Generated<Date>;
}

/** What a bet was paid out of the pot of a linked jackpot. */
export interface JackpotWinTable {
  bet_id: string;
  vendor: string;
  pool: string;
  currency: string;
  amount: string;
  won_at: Generated<Date>;
  /** The round was cancelled and the pot has its money back. */
  returned_at: Date | null;
}

export interface SeamlessTables {
  vendor_credential: VendorCredentialTable;
  vendor_player: VendorPlayerTable;
  game_session: GameSessionTable;
  round: RoundTable;
  bet: BetTable;
  provider_txn: ProviderTxnTable;
  jackpot_win: JackpotWinTable;
}

declare module '../../kernel/db/types.ts' {
  interface Database extends SeamlessTables {}
}
