import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { HitJackpot } from './jackpots.ts';

export interface PlayerTable {
  /** Name of the player towards vendors, as the wallet gives it. */
  id: string;
  /** Whose player it is: vendors know the same person by other names, and share no seeds and no rounds. */
  vendor: Generated<string>;
  /** Chosen by the player; part of every coming round. */
  client_seed: string;
  /** No spin starts before. */
  next_spin_at: Generated<Date>;
  created_at: Generated<Date>;
}

export interface SessionTable {
  /** SHA-256 of the token that the page holds in memory. */
  token_hash: string;
  /** Code of the vendor that the game is of. */
  vendor: Generated<string>;
  player_id: string;
  /** Game token of the wallet; worth nothing without the vendor's signature. */
  wallet_token: string;
  game_id: string;
  currency: string;
  created_at: Generated<Date>;
  expires_at: Date;
}

export interface SeedTable {
  id: GeneratedAlways<string>;
  player_id: string;
  /** Secret until `revealed_at`. */
  server_seed: string;
  server_seed_hash: string;
  next_nonce: Generated<number>;
  created_at: Generated<Date>;
  revealed_at: Date | null;
}

/**
 * BETTING: the bet may have been sent. PLAYING: the stake is taken and the player has a choice to make. SETTLING: the stake is taken and the result stored; the wallet still has to be told.
 * DONE: told. VOIDING: nobody knows whether the stake was taken; it is being rolled back. VOID: rolled back.
 * REFUSED: the wallet took no stake.
 */
export type RoundState = 'BETTING' | 'PLAYING' | 'SETTLING' | 'DONE' | 'VOIDING' | 'VOID' | 'REFUSED';

export interface RoundTable {
  id: GeneratedAlways<string>;
  /** Code of the vendor that the game is of: its secret signs what the wallet is told of the round. */
  vendor: Generated<string>;
  player_id: string;
  seed_id: string;
  /** Taken with the result: only rounds that have one are counted. */
  nonce: number | null;
  client_seed: string;
  idempotency_key: string;
  /** Which game it is of. */
  game_id: string;
  wallet_token: string;
  currency: string;
  /** 1/10,000 of the currency unit. */
  stake: string;
  state: RoundState;
  /** What the game has stored of it. */
  result: JSONColumnType<object> | null;
  payout: string | null;
  /** Balance the wallet answered last, as on the wire. */
  balance: string | null;
  /** Why the round is REFUSED, or why the last try failed. */
  failure: string | null;
  attempts: Generated<number>;
  started_at: Generated<Date>;
  /** Before this moment the process that works on the round is not disturbed. */
  resume_at: Date;
  finished_at: Date | null;
  /** When the player's page showed the result. */
  seen_at: Date | null;
  /** When it last changed its state. */
  changed_at: Generated<Date>;
  /** Steps stored so far; 0 for a round that its stake alone has decided. */
  steps: Generated<number>;
  /** Pots of linked jackpots that it has hit; null where it has none, and where it was played before there were any. */
  jackpots: JSONColumnType<HitJackpot[], string | null | undefined, string> | null;
}

export interface RoundStepTable {
  round_id: string;
  step: number;
  choice: string | null;
  result: JSONColumnType<object>;
  /** Words of the round's stream used up to the end of the step. */
  words: number;
  taken_at: Generated<Date>;
}

/** The tables of the schema `arcade`. */
export interface ArcadeTables {
  player: PlayerTable;
  session: SessionTable;
  seed: SeedTable;
  round: RoundTable;
  round_step: RoundStepTable;
}
