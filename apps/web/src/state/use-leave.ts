import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';
import { focusedOpener, focusOpener, type Opener } from './opener.ts';

/**
 * The way out of a screen that lies over the site (a game, the member centre): back to where it was opened, however many
 * steps were taken inside, so that the page there finds its place again, and the focus goes to what opened it; also for
 * those who go back by the browser. Home, when it was opened by its address.
 */
export function useLeave(): () => void {
  const router = useRouter();
  const place = useCallback(() => router.history.location.state.__TSR_index, [router]);
  const opened = useRef<{ readonly place: number; readonly opener: Opener | undefined }>(undefined);
  // while this is rendered first the page that it was opened from still stands
  opened.current ??= { place: place(), opener: focusedOpener() };
  const isLeaving = useRef(false);
  useEffect(() => {
    const { place: first, opener } = opened.current ?? { place: 0, opener: undefined };
    const { pathname } = router.history.location;
    // it outlives this screen: the page that follows is rendered after this one has gone
    const stop = router.subscribe('onRendered', ({ toLocation }) => {
      const isLeft = isLeaving.current || place() < first;
      if (!isLeft && toLocation.pathname === pathname) return;
      stop();
      if (isLeft) focusOpener(opener);
    });
  }, [router, place]);
  return useCallback(() => {
    const { place: first } = opened.current ?? { place: 0 };
    isLeaving.current = true;
    if (first > 0 && place() >= first) router.history.go(first - 1 - place());
    else void router.navigate({ to: '/' });
  }, [router, place]);
}
