/** When a session ends by itself, by the clock of this device. */
export interface SessionTimes {
  /** Absolute end, in milliseconds since 1970. */
  readonly expiresAt: number;
  /** The session also ends after so many seconds without a sign of life. */
  readonly idleSeconds: number;
  /** Why the password has to be changed first, when it has to. */
  readonly mustChange?: 'default' | 'expired' | undefined;
  /** The agreement has to be accepted first: for the first time, or a new version of it. */
  readonly termsDue?: 'FIRST' | 'NEW' | undefined;
}

/**
 * Why a session ended without its owner asking for it in this tab: nothing was done for long, its time was over, the
 * gateway ended it, or another tab did.
 */
export type SessionEndReason = 'idle' | 'expired' | 'ended' | 'elsewhere';

const timesKey = 'mekong.times';
const seenKey = 'mekong.seenAt';
let ended: SessionEndReason | undefined;
/** Where storage is blocked, this tab alone knows. */
const known = new Map<string, string>();
const listeners = new Set<() => void>();

function read(storage: () => Storage, key: string): string | undefined {
  try {
    return storage().getItem(key) ?? undefined;
  } catch {
    return known.get(key);
  }
}

function write(storage: () => Storage, key: string, value: string): void {
  try {
    storage().setItem(key, value);
  } catch {
    known.set(key, value);
  }
}

/** Keeps the times beside the token; they go with it when the session is cleared. */
export const keepTimes = (times: SessionTimes): void => write(() => sessionStorage, timesKey, JSON.stringify(times));

/** Times of the session of this tab; undefined for a visitor. */
export function currentTimes(): SessionTimes | undefined {
  try {
    return JSON.parse(read(() => sessionStorage, timesKey) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Notes when the gateway heard of this session last. Tabs share the session, so they share the note. */
export function noteSeen(at = Date.now()): void {
  write(() => localStorage, seenKey, String(at));
}

/** When the gateway heard of this session last, in any tab; 0 when that is not known. */
export const lastSeen = (): number => Number(read(() => localStorage, seenKey)) || 0;

/** Tells the page why its session ended, so that it can say so; undefined once it was said. */
export function setSessionEnd(reason: SessionEndReason | undefined): void {
  ended = reason;
  for (const listener of listeners) listener();
}

/** Why the session ended, as long as nobody signed in again; undefined otherwise. */
export const sessionEnd = (): SessionEndReason | undefined => ended;

/** Follows {@link sessionEnd}; returns the way to stop. */
export function onSessionEnd(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
