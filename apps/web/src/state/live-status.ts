import { useSyncExternalStore } from 'react';

/** Whether events of the member come in, and when they did last. */
export interface LiveStatus {
  readonly isLive: boolean;
  /** Milliseconds since 1970; 0 when none came yet. */
  readonly lastLiveAt: number;
}

let status: LiveStatus = { isLive: false, lastLiveAt: 0 };
const listeners = new Set<() => void>();

/** Notes that the stream of events opened or broke. */
export function noteLive(isLive: boolean): void {
  if (isLive === status.isLive) return;
  status = { isLive, lastLiveAt: Date.now() };
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Follows the stream of events. */
export const useLiveStatus = (): LiveStatus => useSyncExternalStore(subscribe, () => status);
