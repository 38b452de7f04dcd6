import { useEffect, useState } from 'react';

/** Milliseconds after which the wait is explained, and after which it took too long (screens, game frame). */
const hintAfter = 8_000;
const longAfter = 15_000;

/** How long something has been waited for. */
export type Waited = 'little' | 'while' | 'long';

/**
 * How long a wait has lasted.
 *
 * @param key begins the wait anew when it changes; undefined while nothing is waited for
 */
export function useWaited(key: string | undefined): Waited {
  const [waited, setWaited] = useState<Waited>('little');
  useEffect(() => {
    setWaited('little');
    if (key === undefined) return;
    const hint = setTimeout(() => setWaited('while'), hintAfter);
    const long = setTimeout(() => setWaited('long'), longAfter);
    return () => {
      clearTimeout(hint);
      clearTimeout(long);
    };
  }, [key]);
  return waited;
}
