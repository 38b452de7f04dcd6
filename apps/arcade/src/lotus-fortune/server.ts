/** The calls of this game. The token stays in this closure: it is in no address, no storage, no global. */
import { ApiError, callApi } from '../kit/api.ts';
import { wait } from '../kit/motion.ts';
import {
  balanceShape,
  historyShape,
  nothingShape,
  openShape,
  type Round,
  rotatedShape,
  rulesShape,
  type Session,
  sessionShape,
  spunShape,
} from './model.ts';
import { slotId } from './slots.ts';

const base = '/house/v1';

/** Strips, lines and pays of the slot that this page is. */
export const fetchRules = () => callApi(`${base}/rules?game=${slotId}`, rulesShape);

/** Swaps the launch code for a session and gives back the calls that need it. */
export async function openSession(launchCode: string) {
  const { token, ...session } = await callApi(`${base}/session`, sessionShape, { body: { launchCode } });
  return { session, server: connect(token) };
}

export type OpenedSession = Omit<Session, 'token'>;

function connect(token: string) {
  const open = () => callApi(`${base}/rounds/open`, openShape, { token });
  return {
    balance: () => callApi(`${base}/balance`, balanceShape, { token }),
    spin: (stake: string, clientSeed: string, idempotencyKey: string) =>
      callApi(`${base}/spin`, spunShape, { token, idempotencyKey, body: { stake, clientSeed } }),
    history: () => callApi(`${base}/rounds`, historyShape, { token }),
    rotate: () => callApi(`${base}/seeds/rotate`, rotatedShape, { token, body: {} }),
    /** Notes that the end of a round was shown; if the note is lost, the end is shown again. */
    seen: (number: string) =>
      callApi(`${base}/rounds/${number}/seen`, nothingShape, { token, body: {} }).catch(() => null),
    /** Waits until the player's unfinished round has ended; asks every two seconds, through broken connections too. */
    async ended(number: string): Promise<Round> {
      for (;;) {
        await wait(2000);
        const { round } = await open().catch((error: unknown) => {
          if (error instanceof ApiError && error.isUncertain) return { round: null };
          throw error;
        });
        if (round?.number === number && isEnded(round)) return round;
      }
    },
  };
}

export type Server = ReturnType<typeof connect>;

/** Nothing more will happen to the round. */
export const isEnded = ({ state }: Round): boolean => state === 'DONE' || state === 'VOID' || state === 'REFUSED';
