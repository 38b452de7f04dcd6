import { useEffect, useState } from 'react';

const second = 1000;

/** Whole seconds until a moment; 0 when it has passed. */
export const secondsUntil = (deadline: number, now = Date.now()): number =>
  Math.max(0, Math.ceil((deadline - now) / second));

/**
 * Seconds that are left until a deadline. Counted from the clock at every tick, so that a device that slept, or a timer
 * that was late, shows the truth.
 *
 * @param deadline milliseconds since 1970; undefined while nothing is waited for
 */
export function useCountdown(deadline: number | undefined): number {
  const [left, setLeft] = useState(() => (deadline === undefined ? 0 : secondsUntil(deadline)));
  useEffect(() => {
    const count = (): number => {
      const seconds = deadline === undefined ? 0 : secondsUntil(deadline);
      setLeft(seconds);
      return seconds;
    };
    if (count() === 0) return;
    const timer = setInterval(() => count() === 0 && clearInterval(timer), second);
    return () => clearInterval(timer);
  }, [deadline]);
  return left;
}
