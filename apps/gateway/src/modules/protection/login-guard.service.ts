import {
  blockSubject,
  clearAttempts,
  clearAttemptsLike,
  confirmAttempts,
  countFailure,
  longestWait,
  readAttempts,
  reserveAttempts,
  withdrawAttempts,
} from '../../kernel/attempts.ts';
import type { Executor, Trx } from '../../kernel/db/types.ts';
import { Fault } from '../../kernel/fault.ts';
import { networkOf } from '../../kernel/network.ts';

/** After so many failures the next try needs a captcha. */
const CAPTCHA_AFTER = { account: 3, ip: 10 };
/** From this failure on each next try of the same account from the same address waits, twice as long each time. */
const WAIT_AFTER = 5;
const LONGEST_WAIT_S = 900;
/** Trial accounts started within an hour: an internet café or a mobile network is one address of many players. */
const FREE_PLAYS_PER_HOUR = { address: 100, browser: 5 };
/** Tries to register within an hour, those that were refused too: several guests of a café use the same browser. */
const REGISTRATIONS_PER_HOUR = { address: 100, browser: 20 };

export interface LoginTry {
  /** Name as typed, in lower case; known or not makes no difference. */
  account: string;
  ip: string;
}

const subjectsOf = ({ account, ip }: LoginTry) => ({
  account: `account:${account}`,
  ip: `ip:${networkOf(ip)}`,
  pair: `pair:${account} ${networkOf(ip)}`,
});

/** What came of a try. */
export type Attempt<T> =
  | { isProved: true; value: T }
  /** The proof was wrong; `captcha`: the next try needs one. */
  | { isProved: false; captcha: boolean };

/**
 * Slows guessing down without locking anybody out: the account alone only ever asks for a captcha, waiting is for the
 * pair of account and address, so a stranger cannot keep the owner away.
 *
 * @param scale factor of the limits; load runs raise it
 */
export function createLoginGuard(db: Executor, scale: number) {
  const isTooMany = (failures: number | undefined, limit: number) => (failures ?? 0) >= limit * scale;

  /** Counts a start of an account for its address and its browser. */
  const started = async (
    what: 'freeplay' | 'register',
    { ip, device }: { ip: string; device: string },
    { address, browser }: { address: number; browser: number },
  ): Promise<void> => {
    const ofAddress = await countFailure(db, `${what}:${networkOf(ip)}`);
    const ofBrowser = await countFailure(db, `${what}:${device}`);
    if (ofAddress > address * scale || ofBrowser > browser * scale)
      throw new Fault('RATE_LIMITED', { params: { retryAfter: 3_600 } });
  };

  return {
    /**
     * Makes a try. It is counted before it is looked at, so that many at the same moment are no way round the limits. A
     * right one is forgotten again with all that was counted against the account (what the address did is not), and so
     * is one that was not looked at, because `prove` has thrown.
     *
     * @param prove gives what the proof opens, or `undefined` when it is wrong; is told whether a captcha is needed first
     * @throws Fault AUTH_LOCKED with the seconds to wait, and whatever `prove` throws
     */
    async attempt<T>(
      attempt: LoginTry,
      prove: (needsCaptcha: boolean) => Promise<T | undefined>,
    ): Promise<Attempt<NonNullable<T>>> {
      const { account, ip, pair } = subjectsOf(attempt);
      const retryAfter = (await readAttempts(db, [pair])).get(pair)?.waitSeconds ?? 0;
      if (retryAfter > 0) throw new Fault('AUTH_LOCKED', { params: { retryAfter }, captcha: true });
      const counted = await reserveAttempts(db, [account, ip, pair]);
      const beyond = (before: number) =>
        isTooMany((counted.get(account) ?? 1) - before, CAPTCHA_AFTER.account) ||
        isTooMany((counted.get(ip) ?? 1) - before, CAPTCHA_AFTER.ip);
      const value = await prove(beyond(1)).catch(async (error: unknown) => {
        await withdrawAttempts(db, [account, ip, pair]);
        throw error;
      });
      if (value !== undefined && value !== null) {
        await withdrawAttempts(db, [ip]);
        await clearAttempts(db, [account, pair]);
        return { isProved: true, value };
      }
      await confirmAttempts(db, [account, ip, pair]);
      const doublings = (counted.get(pair) ?? 1) - WAIT_AFTER * scale;
      if (doublings >= 0) await blockSubject(db, pair, Math.min(2 ** Math.min(doublings, 10), LONGEST_WAIT_S));
      return { isProved: false, captcha: beyond(0) };
    },

    /** The owner has proved himself in another way: what was counted against the account is forgotten. */
    async forgive(attempt: LoginTry): Promise<void> {
      const { account, pair } = subjectsOf(attempt);
      await clearAttempts(db, [account, pair]);
    },

    /** What was counted against an account within the hour, and how long its longest waiting address waits. */
    async tries(username: string): Promise<{ failures: number; waitSeconds: number }> {
      const account = username.toLowerCase();
      const own = `account:${account}`;
      const [counted, waitSeconds] = [await readAttempts(db, [own]), await longestWait(db, `pair:${account} `)];
      return { failures: counted.get(own)?.failures ?? 0, waitSeconds };
    },

    /** Forgets what was counted against an account, from every address. */
    async unlock(trx: Trx, username: string): Promise<void> {
      const account = username.toLowerCase();
      await clearAttempts(trx, [`account:${account}`]);
      await clearAttemptsLike(trx, `pair:${account} `);
    },

    /** Counts a start of free play. @throws Fault RATE_LIMITED */
    startedFreePlay: (origin: { ip: string; device: string }) => started('freeplay', origin, FREE_PLAYS_PER_HOUR),

    /** Counts a registration. @throws Fault RATE_LIMITED */
    registered: (origin: { ip: string; device: string }) => started('register', origin, REGISTRATIONS_PER_HOUR),
  };
}

export type LoginGuard = ReturnType<typeof createLoginGuard>;
