import { useCallback, useSyncExternalStore } from 'react';
import { secondsLeft, untilNextSecond } from './seconds-left.ts';

const onServer = (): number => 0;

/**
 * Whole seconds until a deadline, kept up to date. Every reading asks the clock, so neither sleep nor a throttled tab makes
 * it drift; a tab that comes back shows the right number at once.
 *
 * @param deadline Milliseconds since 1970 by the clock of this device; `undefined` when nothing is waited for.
 */
export function useSecondsLeft(deadline: number | undefined): number {
  const subscribe = useCallback(
    (notify: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const plan = (): void => {
        clearTimeout(timer);
        const wait = untilNextSecond(deadline, Date.now());
        if (wait !== undefined) timer = setTimeout(tick, wait);
      };
      const tick = (): void => {
        notify();
        plan();
      };
      plan();
      document.addEventListener('visibilitychange', tick);
      return () => {
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', tick);
      };
    },
    [deadline],
  );
  return useSyncExternalStore(subscribe, () => secondsLeft(deadline, Date.now()), onServer);
}
