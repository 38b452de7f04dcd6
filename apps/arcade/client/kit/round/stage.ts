import type { IconName } from '../icons.ts';
import type { Round } from '../model.ts';
import type { Gate } from '../motion.ts';

/** A game in movement: it goes on until it is told how the round has ended. */
export interface Moving<R extends Round> {
  /**
   * Comes to rest on the round, not before the minimum time has passed; without one, as it stood before.
   */
  readonly land: (round?: R) => Promise<void>;
}

/** What a game is to the round player: the place where a round is seen. */
export interface Stage<R extends Round> {
  /** Closed while the site has paused the game: nothing new starts to move. */
  readonly gate: Gate;
  readonly decimals: number;
  /** Says a text to those who listen instead of looking. */
  readonly announce: (text: string) => void;
  /** Takes away what was said about the round before. */
  readonly clear: () => void;
  /** Says what went wrong or is waited for; the text is asked for again when the language changes. */
  readonly notice: (icon: IconName, text: () => string) => void;
  readonly start: () => Moving<R>;
  /** Asks the player how a landed round goes on that waits for it; of no use to games that never wait. */
  readonly choose?: (round: R) => Promise<string>;
  /** Shows all that the landed round brings, to its end. */
  readonly showResult: (round: R) => Promise<void>;
  /** Says what came back. */
  readonly sayResult: (round: R) => void;
  /** Stands at once as the round has ended: an earlier page did not show it. */
  readonly showEnd: (round: R) => void;
}
