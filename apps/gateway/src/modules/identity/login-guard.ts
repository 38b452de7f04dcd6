import type { Executor } from '../../db/types.ts';
import { Fault } from '../../server/fault.ts';
import { blockSubject, clearAttempts, countFailure, readAttempts } from './attempt.repository.ts';

/** After so many failures the next try needs a captcha (trust.md R18). */
const CAPTCHA_AFTER = { account: 3, ip: 10 };
/** From this failure on each next try of the same account from the same address waits, twice as long each time. */
const WAIT_AFTER = 5;
const LONGEST_WAIT_S = 900;
/** Trial accounts that one address or one browser starts within an hour. */
const FREE_PLAYS_PER_HOUR = 5;
/** Registrations of one address within an hour. */
const REGISTRATIONS_PER_HOUR = 30;

export interface LoginTry {
  /** Name as typed, in lower case; known or not makes no difference. */
  account: string;
  ip: string;
}

const subjectsOf = ({ account, ip }: LoginTry) => ({
  account: `account:${account}`,
  ip: `ip:${ip}`,
  pair: `pair:${account} ${ip}`,
});

/**
 * Slows guessing down without locking anybody out: the account alone only ever asks for a captcha, waiting is for the
 * pair of account and address, so a stranger cannot keep the owner away.
 *
 * @param scale factor of the limits; load runs raise it
 */
export function createLoginGuard(db: Executor, scale: number) {
  return {
    /**
     * Looks before a try.
     *
     * @returns whether this try needs a captcha
     * @throws Fault AUTH_LOCKED with the seconds to wait
     */
    async admit(attempt: LoginTry): Promise<boolean> {
      const { account, ip, pair } = subjectsOf(attempt);
      const found = await readAttempts(db, [account, ip, pair]);
      const retryAfter = found.get(pair)?.waitSeconds ?? 0;
      if (retryAfter > 0) throw new Fault('AUTH_LOCKED', { params: { retryAfter }, captcha: true });
      return (
        (found.get(account)?.failures ?? 0) >= CAPTCHA_AFTER.account * scale ||
        (found.get(ip)?.failures ?? 0) >= CAPTCHA_AFTER.ip * scale
      );
    },

    /** Notes a failed try. @returns whether the next one needs a captcha */
    async failed(attempt: LoginTry): Promise<boolean> {
      const { account, ip, pair } = subjectsOf(attempt);
      const failures = {
        account: await countFailure(db, account),
        ip: await countFailure(db, ip),
        pair: await countFailure(db, pair),
      };
      const beyond = failures.pair - WAIT_AFTER * scale;
      if (beyond >= 0) await blockSubject(db, pair, Math.min(2 ** Math.min(beyond, 10), LONGEST_WAIT_S));
      return failures.account >= CAPTCHA_AFTER.account * scale || failures.ip >= CAPTCHA_AFTER.ip * scale;
    },

    /** The owner is in: what was counted against the account is forgotten, what the address did is not. */
    async succeeded(attempt: LoginTry): Promise<void> {
      const { account, pair } = subjectsOf(attempt);
      await clearAttempts(db, [account, pair]);
    },

    /** Counts a start of free play. @throws Fault RATE_LIMITED */
    async startedFreePlay(ip: string, device: string): Promise<void> {
      const counts = [await countFailure(db, `freeplay:${ip}`), await countFailure(db, `freeplay:${device}`)];
      if (Math.max(...counts) > FREE_PLAYS_PER_HOUR * scale)
        throw new Fault('RATE_LIMITED', { params: { retryAfter: 3_600 } });
    },

    /** Counts a registration. @throws Fault RATE_LIMITED */
    async registered(ip: string): Promise<void> {
      const count = await countFailure(db, `register:${ip}`);
      if (count > REGISTRATIONS_PER_HOUR * scale) throw new Fault('RATE_LIMITED', { params: { retryAfter: 3_600 } });
    },
  };
}

export type LoginGuard = ReturnType<typeof createLoginGuard>;
