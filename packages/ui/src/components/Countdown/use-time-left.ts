import { useCallback, useSyncExternalStore } from 'react';
import { secondsLeft, untilNextSecond } from '../SmsCodeButton/seconds-left.ts';

/**
 * Whole seconds until a moment, by a clock that may differ from this device's. Each reading asks the clock, so nothing
 * drifts. It stops while the page is hidden, and is right at once when the page is back from sleep or from the history.
 *
 * @param until milliseconds since 1970 by the clock that counts
 * @param clockOffset milliseconds that this clock is ahead of the device's
 * @param answeredAt milliseconds since 1970 by the clock that counts: what a server renders, and a page is hydrated with
 * @returns undefined while a server renders the page and does not say when: its moment is not the reader's
 */
export function useTimeLeft(until: number, clockOffset: number, answeredAt?: number): number | undefined {
  const deadline = until - clockOffset;
  const subscribe = useCallback(
    (notify: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const tick = (): void => {
        clearTimeout(timer);
        if (document.hidden) return;
        notify();
        const wait = untilNextSecond(deadline, Date.now());
        if (wait !== undefined) timer = setTimeout(tick, wait);
      };
      tick();
      document.addEventListener('visibilitychange', tick);
      window.addEventListener('pageshow', tick);
      return () => {
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', tick);
        window.removeEventListener('pageshow', tick);
      };
    },
    [deadline],
  );
  return useSyncExternalStore(
    subscribe,
    () => secondsLeft(deadline, Date.now()),
    () => (answeredAt === undefined ? undefined : secondsLeft(until, answeredAt)),
  );
}
