import type { Executor } from '../../kernel/db/types.ts';
import { type CreatedGameSession, createGameSession, type NewGameSession } from './game-session.repository.ts';
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

    /** Whether a round that was paid for is still open. */
    hasOpenRound: (game: GameOfMember): Promise<boolean> => hasOpenRound(db, game),
  };
}

export type GameSessions = ReturnType<typeof createGameSessions>;
