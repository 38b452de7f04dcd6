import { useRouter } from '@tanstack/react-router';
import { useCallback, useRef } from 'react';
import { focusedOpener, focusOpener, type Opener } from './opener.ts';

/**
 * The way out of a screen that lies over the site (a game, the member centre): back to where it was opened, however many
 * steps were taken inside, so that the page there finds its place again, and the focus goes to what opened it. Home, when
 * it was opened by its address.
 */
export function useLeave(): () => void {
  const router = useRouter();
  const place = useCallback(() => router.history.location.state.__TSR_index, [router]);
  const opened = useRef<{ readonly place: number; readonly opener: Opener | undefined }>(undefined);
  // while this is rendered first the page that it was opened from still stands
  opened.current ??= { place: place(), opener: focusedOpener() };
  return useCallback(() => {
    const { place: first, opener } = opened.current ?? { place: 0, opener: undefined };
    const stop = router.subscribe('onRendered', () => {
      stop();
      focusOpener(opener);
    });
    if (first > 0 && place() >= first) router.history.go(first - 1 - place());
    else void router.navigate({ to: '/' });
  }, [router, place]);
}
