import type { Executor, Trx } from '../../kernel/db/types.ts';
import {
  type CreatedGameSession,
  createGameSession,
  endGameSessions,
  type NewGameSession,
} from './game-session.repository.ts';
import { hasOpenRound } from './round.repository.ts';

/** A game of a member. */
interface GameOfMember {
  memberId: string;
  vendor: string;
  gameId: string;
}

/** Sessions and rounds at the wallet of vendors, for the module that opens games. */
export function createGameSessions(db: Executor) {
  return {
    /** Makes a session and the code that opens it once. */
    create: (session: NewGameSession): Promise<CreatedGameSession> => createGameSession(db, session),

    /** Ends all sessions of a member. */
    endOf: (trx: Trx, memberId: string): Promise<void> => endGameSessions(trx, memberId),

    /** Whether a round that was paid for is still open. */
    hasOpenRound: (game: GameOfMember): Promise<boolean> => hasOpenRound(db, game),
  };
}

export type GameSessions = ReturnType<typeof createGameSessions>;
