/** What every game is to the core: the core takes stakes, keeps rounds and proves draws, the game says what they are worth. */
import type { VendorDetailLine } from '@mekong/api-client/contract/types';
import type { Draw } from '../../shared/draw.ts';
import type { GameJackpots } from './jackpots.ts';

/** A round as the game has decided it. */
export interface Played<Result> {
  /** All that is needed to show the round again; stored with it as JSON. */
  readonly result: Result;
  /** In 1/10,000 of the currency unit, cut once and never rounded up; null while the player has a choice to make. */
  readonly payout: bigint | null;
  /** How many times the game moves for this step; each takes the least time of a movement. */
  readonly movements: number;
  /** Pools of linked jackpots that it has hit; how much is in them is not a matter of the draw. */
  readonly jackpots?: readonly string[];
}

/**
 * How rounds go on that wait for the player. Results stay a function of the draw and of what was chosen; the last choice ends
 * the round, and a round has an end whatever is chosen.
 */
export interface GameSteps<Result> {
  /** What may be chosen next; the first is taken for a player who does not come back. */
  choices(result: Result): readonly [string, ...string[]];
  /** Decides one more step. The draw goes on where the step before has stopped. */
  take(stake: bigint, result: Result, choice: string, draw: Draw): Played<Result>;
}

/**
 * A game. Its results are a function of the draw alone: nothing of the player, the clock or the machine may enter, or nobody
 * could recompute a round.
 *
 * @typeParam Result what is stored of a round
 */
export interface Game<Result = unknown> {
  /** Code in the operator's catalogue, and the last part of the page's address. Never changes. */
  readonly id: string;
  /** Built page that shows it, below the folder of built games; games of a family share one. */
  readonly page: string;
  /** What stands before the seeds in the text that its rounds are drawn from; the oldest games have nothing there. */
  readonly stream?: string;
  /** Stakes on offer in 1/10,000 of the currency unit, smallest first; none where the game does not know the currency. */
  stakesOf(currency: string): readonly bigint[];
  /** What the page needs to show the rules and to recompute any round. Public, and the same for everybody. */
  rules(): { readonly gameId: string };
  /** Linked jackpots that its rounds play for; absent where there are none. */
  readonly jackpots?: GameJackpots;
  /**
   * Decides a round whose stake is taken.
   *
   * @param shares in linked jackpots, where there are any
   */
  play(stake: bigint, draw: Draw, shares?: number): Played<Result>;
  /** Of a game whose rounds may wait for the player; absent where the stake alone decides. */
  readonly steps?: GameSteps<Result>;
  /** What the page shows of a stored round beside its money and seeds; `null` has no result. */
  view(stake: bigint, result: Result | null): object;
  /** Lines of the result for the betting record of the site. */
  details(stake: bigint, result: Result | null): VendorDetailLine[];
}

/** Code of our own vendor, whose games have addresses without it. */
export const houseVendor = 'HOUSE';

/** A game moves at least this long for a paid round, by rule of the regulated markets, and as long for each free one. */
export const minimumMovementMs = 2500;

/** The games of a server. */
export interface Games {
  /** Built pages that show them, below the folder of built games. */
  readonly pages: readonly string[];
  /** Makes the list of what other vendors than the house have: once, and before anybody waits for it. */
  prepare?(): void;
  /**
   * The game of a vendor; `undefined` where the vendor has none of that code.
   *
   * @param vendor code by which the operator's wallet knows who offers the game
   */
  find(vendor: string, gameId: string): Game | undefined;
}
