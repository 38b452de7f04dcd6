import { confirmAttempts, reserveAttempts, withdrawAttempts } from '../../kernel/attempts.ts';
import type { Executor } from '../../kernel/db/types.ts';
import { Fault } from '../../kernel/fault.ts';
import { networkOf } from '../../kernel/network.ts';

/** Wrong guesses of one network after which further ones are refused until an hour has passed since the last. */
const WRONG_PER_HOUR = {
  /** Codes of agents' links. */
  'agent-code': 40,
  /** Characters of a picture. */
  captcha: 60,
  /** Passwords and codes of operators. */
  operators: 10,
} as const;

/**
 * Counts wrong guesses per network in the database, so that guessing through several processes is no way round. How fast
 * one process may be asked is counted there, in memory.
 *
 * @param scale factor of the limits; load runs raise it
 */
export function createGuessLimits(db: Executor, scale: number) {
  return {
    /**
     * Makes a guess. It is counted before it is looked at, so that many at the same moment are no way round either; one
     * that is right, or that was not looked at because `look` has thrown, is taken back.
     *
     * @param look gives what the guess opens, or `undefined` when it is wrong
     * @throws Fault RATE_LIMITED, and whatever `look` throws
     */
    async attempt<T>(
      kind: keyof typeof WRONG_PER_HOUR,
      ip: string,
      look: () => Promise<T | undefined>,
    ): Promise<T | undefined> {
      const subject = `${kind}:${networkOf(ip)}`;
      const counted = (await reserveAttempts(db, [subject])).get(subject) ?? 1;
      if (counted > WRONG_PER_HOUR[kind] * scale) throw new Fault('RATE_LIMITED', { params: { retryAfter: 3_600 } });
      const found = await look().catch(async (error: unknown) => {
        await withdrawAttempts(db, [subject]);
        throw error;
      });
      await (found === undefined ? confirmAttempts : withdrawAttempts)(db, [subject]);
      return found;
    },
  };
}

export type GuessLimits = ReturnType<typeof createGuessLimits>;
