import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** A timer of a browser waits 24.8 days at most. */
const longestWait = 2 ** 31 - 1;

interface Clock {
  /** The server's clock when the answer was made: ISO 8601. What a server renders, and a page is hydrated with. */
  readonly serverTime: string;
  /** Milliseconds that the server's clock is ahead of this device's. */
  readonly offset: number;
}

/**
 * The last of some moments that has passed. Who shows something that changes at these moments only can take it for now:
 * the page is rendered at each of them and never in between, and at once when it is back from sleep.
 *
 * @param moments milliseconds since 1970 by the clock of the server
 * @returns 0 while none has passed
 */
export function useMoment(moments: readonly number[], { serverTime, offset }: Clock): number {
  const key = moments.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moments themselves are what matters, not their list
  const sorted = useMemo(() => [...new Set(moments)].sort((one, other) => one - other), [key]);
  const subscribe = useCallback(
    (notify: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const look = (): void => {
        clearTimeout(timer);
        notify();
        const now = Date.now() + offset;
        const next = sorted.find((moment) => moment > now);
        if (next !== undefined) timer = setTimeout(look, Math.min(next - now, longestWait));
      };
      look();
      document.addEventListener('visibilitychange', look);
      window.addEventListener('pageshow', look);
      return () => {
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', look);
        window.removeEventListener('pageshow', look);
      };
    },
    [sorted, offset],
  );
  const lastBefore = (now: number): number => sorted.findLast((moment) => moment <= now) ?? 0;
  return useSyncExternalStore(
    subscribe,
    () => lastBefore(Date.now() + offset),
    () => lastBefore(Date.parse(serverTime)),
  );
}
