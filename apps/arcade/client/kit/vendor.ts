/** The calls of a game's page. The token stays in this closure: it is in no address, no storage, no global. */
import { ApiError, callApi, openEvents } from './api.ts';
import type { OpenedGame } from './launch.ts';
import {
  balanceShape,
  historyShape,
  nothingShape,
  openShape,
  potsShape,
  type Round,
  type Rules,
  rotatedShape,
  type Session,
  sessionShape,
  spunShape,
} from './model.ts';
import { wait } from './motion.ts';
import type { Shape } from './shape.ts';

const base = '/house/v1';

/** Where an ended round is told to anybody who has its key. */
export const proofPath = ({ vendor, gameId }: OpenedGame, key: string): string =>
  `${base}/proofs/${encodeURIComponent(key)}?game=${gameId}${vendor === undefined ? '' : `&vendor=${vendor}`}`;

/** The rules of a game: the same for everybody. */
export const fetchRules = <U extends Rules>({ vendor, gameId }: OpenedGame, shape: Shape<U>): Promise<U> =>
  callApi(`${base}/rules?game=${gameId}${vendor === undefined ? '' : `&vendor=${vendor}`}`, shape);

/** Swaps the launch code for a session of the vendor and gives back the calls that need it. */
export async function openSession<R extends Round>(
  launchCode: string,
  { vendor }: OpenedGame,
  round: Shape<R>,
): Promise<{ readonly session: Session<R>; readonly server: Server<R> }> {
  const { token, ...session } = await callApi(`${base}/session`, sessionShape(round), {
    body: { launchCode, ...(vendor !== undefined && { vendor }) },
  });
  return { session, server: connect(token, round) };
}

export interface EndedOptions {
  /** Whether the end would be pushed too. */
  readonly isPushed: () => boolean;
  readonly signal: AbortSignal;
}

function connect<R extends Round>(token: string, shape: Shape<R>) {
  const open = () => callApi(`${base}/rounds/open`, openShape(shape), { token });
  return {
    balance: () => callApi(`${base}/balance`, balanceShape, { token }),
    /** What the linked jackpots of the game hold now. */
    jackpots: () => callApi(`${base}/jackpots`, potsShape, { token }),
    spin: (stake: string, clientSeed: string, idempotencyKey: string) =>
      callApi(`${base}/spin`, spunShape(shape), { token, idempotencyKey, body: { stake, clientSeed } }),
    /** Takes a step of a round that waits: the same number is the same step, however often it is sent. */
    step: (number: string, step: number, choice: string) =>
      callApi(`${base}/rounds/${number}/steps`, spunShape(shape), { token, body: { step, choice } }),
    history: () => callApi(`${base}/rounds`, historyShape(shape), { token }),
    rotate: () => callApi(`${base}/seeds/rotate`, rotatedShape, { token, body: {} }),
    /** Notes that the end of a round was shown; if the note is lost, the end is shown again. */
    seen: (number: string) =>
      callApi(`${base}/rounds/${number}/seen`, nothingShape, { token, body: {} }).catch(() => null),
    /** What happens to the player while this page asks nothing. */
    events: (lastId: string | undefined, signal: AbortSignal) =>
      openEvents(`${base}/events`, { token, lastId, signal }),
    /**
     * Waits until the player's unfinished round has ended; asks through broken connections too, and seldom while the end
     * would be pushed.
     */
    async ended(number: string, { isPushed, signal }: EndedOptions): Promise<R> {
      for (;;) {
        await wait(isPushed() ? 10_000 : 2000);
        signal.throwIfAborted();
        const { round } = await open().catch((error: unknown) => {
          if (error instanceof ApiError && error.isUncertain) return { round: null };
          throw error;
        });
        if (round?.number === number && isEnded(round)) return round;
      }
    },
  };
}

export type Server<R extends Round> = ReturnType<typeof connect<R>>;

/** Nothing more will happen to the round. */
export const isEnded = ({ state }: Round): boolean => state === 'DONE' || state === 'VOID' || state === 'REFUSED';
