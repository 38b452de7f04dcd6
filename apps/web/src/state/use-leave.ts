import { useRouter } from '@tanstack/react-router';
import { useCallback, useRef } from 'react';

/**
 * The way out of a screen that lies over the site (a game, the member centre): back to where it was opened, however many
 * steps were taken inside, so that the page there finds its place again. Home, when it was opened by its address.
 */
export function useLeave(): () => void {
  const router = useRouter();
  const place = useCallback(() => router.history.location.state.__TSR_index, [router]);
  const opened = useRef<number | undefined>(undefined);
  opened.current ??= place();
  return useCallback(() => {
    const before = (opened.current ?? 0) - 1;
    if (before >= 0 && place() > before) router.history.go(before - place());
    else void router.navigate({ to: '/' });
  }, [router, place]);
}
