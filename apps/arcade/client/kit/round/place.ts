/** Placing a round: one key from the first try to the last, so that however often the connection breaks it is one round. */
import { ApiError } from '../api.ts';
import type { Commitment, Round } from '../model.ts';
import { wait } from '../motion.ts';
import type { Server } from '../vendor.ts';

export interface Played<R extends Round> {
  readonly round: R;
  readonly commitment: Commitment;
}

export interface PlaceOptions<R extends Round> {
  readonly server: Pick<Server<R>, 'spin'>;
  readonly stake: string;
  readonly clientSeed: string;
  /** The connection is broken; `retryNow` cuts the pause before the next try short. */
  readonly onTrouble: (error: ApiError, retryNow: () => void) => void;
  /** Makes the key of the round; replaced in tests. */
  readonly newKey?: () => string;
  /** Pause before try number `attempt`; replaced in tests. */
  readonly pause?: (attempt: number) => Promise<void>;
}

/** 1, 2, 4, then 8 seconds, for as long as it takes: the round may have been played. */
const growingPause = (attempt: number) => wait(Math.min(8000, 1000 * 2 ** attempt));

/**
 * Plays one round and gives its result.
 *
 * @throws ApiError when the server has decided that nothing is played
 */
export async function place<R extends Round>(options: PlaceOptions<R>): Promise<Played<R>> {
  const { server, stake, clientSeed, onTrouble, newKey = () => crypto.randomUUID(), pause = growingPause } = options;
  const key = newKey();
  for (let attempt = 0; ; attempt += 1) {
    try {
      const played = await server.spin(stake, clientSeed, key);
      // another try of the same round is being worked on
      if (played.round.state !== 'BETTING') return played;
      await pause(0);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'RATE_LIMITED' && error.retryAfter > 0) {
        await wait(1000 * error.retryAfter);
      } else if (error.isUncertain) {
        await new Promise<void>((go) => {
          onTrouble(error, go);
          void pause(attempt).then(go);
        });
      } else {
        throw error;
      }
    }
  }
}
