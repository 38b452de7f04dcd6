import type { SessionTimes } from './session-times.ts';

const second = 1000;

/** Milliseconds before the end at which its owner is warned. */
export const warningTime = 60 * second;

/** Where a session stands: calm until `until`, then a warning, then its end. */
export type SessionPhase =
  | { readonly kind: 'calm'; readonly until: number }
  | { readonly kind: 'warning'; readonly reason: 'idle' | 'expired'; readonly until: number }
  | { readonly kind: 'ended'; readonly reason: 'idle' | 'expired' };

/**
 * Where a session stands at a moment. The absolute end wins over the idle one: nothing the owner does moves it.
 *
 * @param now milliseconds since 1970, as everything here
 * @param seenAt when the gateway heard of the session last
 */
export function phaseAt(now: number, { expiresAt, idleSeconds }: SessionTimes, seenAt: number): SessionPhase {
  const idleAt = seenAt + idleSeconds * second;
  const reason = expiresAt <= idleAt ? 'expired' : 'idle';
  const end = Math.min(expiresAt, idleAt);
  if (now >= end) return { kind: 'ended', reason };
  if (now >= end - warningTime) return { kind: 'warning', reason, until: end };
  return { kind: 'calm', until: end - warningTime };
}
