/** What a code by SMS is for; each counts down by itself. */
export type CodePurpose = 'login' | 'register' | 'recovery';

const keyOf = (purpose: CodePurpose): string => `mekong.codeUntil.${purpose}`;
/** Nobody waits longer than this; more than that was stored under another clock. */
const longest = 10 * 60_000;

/**
 * Until when no other code is sent, as a reload left it.
 *
 * @returns milliseconds since 1970 by the clock of this device; undefined when nothing is waited for
 */
export function keptDeadline(purpose: CodePurpose, now = Date.now()): number | undefined {
  try {
    const kept = Number(sessionStorage.getItem(keyOf(purpose)));
    return kept > now && kept - now <= longest ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a deadline over a reload; where storage is blocked this page alone counts. */
export function keepDeadline(purpose: CodePurpose, deadline: number): void {
  try {
    sessionStorage.setItem(keyOf(purpose), String(deadline));
  } catch {
    // the gateway counts too
  }
}
