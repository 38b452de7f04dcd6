import { useEffect } from 'react';
import type { Decision } from '../entry/decision.ts';
import { recheckAfter } from '../entry/recheck.ts';

/**
 * Asks by itself whether a closed site is open again: after a while, at the expected end, and whenever the device is back
 * on the network or the tab is looked at. A tab that nobody sees waits.
 *
 * @param onCheck asks; keep the function stable
 * @param until expected end of a maintenance
 * @param isChecking the next wait begins when the answer is there
 */
export function useRecheck(
  decision: Decision,
  { onCheck, until, isChecking }: { onCheck: () => void; until?: string | undefined; isChecking: boolean },
): void {
  useEffect(() => {
    const wait = recheckAfter(decision, until, Date.now(), Math.random());
    if (wait === undefined || isChecking) return;
    const check = (): void => {
      if (!document.hidden) onCheck();
    };
    const timer = setInterval(check, wait);
    window.addEventListener('online', check);
    document.addEventListener('visibilitychange', check);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', check);
      document.removeEventListener('visibilitychange', check);
    };
  }, [decision, until, onCheck, isChecking]);
}
