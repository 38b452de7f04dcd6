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

/** Makes a call again until it is known what has become of it. */
async function untilAnswered<T>(
  call: () => Promise<T>,
  { onTrouble, pause = growingPause }: Pick<PlaceOptions<Round>, 'onTrouble' | 'pause'>,
): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await call();
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

/**
 * Plays one round and gives its result.
 *
 * @throws ApiError when the server has decided that nothing is played
 */
export async function place<R extends Round>(options: PlaceOptions<R>): Promise<Played<R>> {
  const { server, stake, clientSeed, newKey = () => crypto.randomUUID(), pause = growingPause } = options;
  const key = newKey();
  for (;;) {
    const played = await untilAnswered(() => server.spin(stake, clientSeed, key), options);
    // another try of the same round is being worked on
    if (played.round.state !== 'BETTING') return played;
    await pause(0);
  }
}

export interface StepOptions<R extends Round> extends Pick<PlaceOptions<R>, 'onTrouble' | 'pause'> {
  readonly server: Pick<Server<R>, 'step' | 'history'>;
  /** The round as it waits. */
  readonly round: R;
  readonly choice: string;
}

/** Takes the next step of a round. What another page of the player has chosen before stands, and is given instead. */
export async function takeStep<R extends Round>(options: StepOptions<R>): Promise<Played<R>> {
  const { server, round, choice } = options;
  try {
    return await untilAnswered(() => server.step(round.number, round.step + 1, choice), options);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'STEP_TAKEN') throw error;
    const { rounds, commitment } = await server.history();
    const taken = rounds.find(({ number }) => number === round.number);
    if (!taken) throw error;
    return { round: taken, commitment };
  }
}
