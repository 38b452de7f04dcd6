import type { SignInEntry } from '@mekong/api-client/types';

/** The log-in before this one, and what was tried without success after it. */
export interface LastLogIn {
  /** Undefined when this is the first one that is known. */
  readonly before: SignInEntry | undefined;
  readonly refusedSince: number;
}

/** Session and entry of one log-in are written one after the other. */
const together = 5_000;

/**
 * What the owner of the account should see after logging in.
 *
 * @param entries tries to log in, the newest first
 * @param since when the session that asks was opened, ISO 8601
 */
export function lastLogIn(entries: readonly SignInEntry[], since: string): LastLogIn {
  const opened = Date.parse(since) - together;
  const older = entries.filter(({ at }) => Date.parse(at) < opened);
  const before = older.find(({ ok }) => ok);
  const after = before ? Date.parse(before.at) : Number.NEGATIVE_INFINITY;
  return { before, refusedSince: entries.filter(({ ok, at }) => !ok && Date.parse(at) > after).length };
}
