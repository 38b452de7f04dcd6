import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { isCentrePath, leadsToCentre } from '../entry/centre-path.ts';
import { refusalOf } from '../entry/pages.ts';
import { fromAddress } from './address.ts';
import { currentViewer } from './session.ts';

/** How a centre lies over a page, in its entry of the history. */
interface CentreOver {
  /** Address of the page of the centre, which the browser shows. */
  readonly href: string;
  /** Entries of the history since the page behind; 0 when that has none of its own. */
  readonly steps: number;
  /** Only what is shown of a page has changed: it stays where it was scrolled to. */
  readonly keepsPlace: boolean;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    readonly centre?: CentreOver;
    /** A window was opened by this entry, over the page of the entry before. */
    readonly isWindow?: boolean;
  }
}

/** What a navigation names its destination by. */
interface Destination {
  readonly href?: string;
  readonly to?: string;
  readonly replace?: boolean;
  readonly resetScroll?: boolean;
  readonly state?: { readonly isWindow?: boolean };
}

/**
 * Navigates where a centre is concerned. It opens over the page that somebody is on: the router stays at that page, and the
 * entry of the history is masked by the address of the centre, which a reload, a new tab or a shared link open as a page
 * (docs/adr/2026-11-28-centres-over-pages.md). A navigation to `.` then means the address that the browser shows.
 *
 * @param navigate the router's own, for all else
 */
export async function navigateOver(
  router: AnyRouter,
  navigate: (options: Destination) => Promise<void>,
  options: Destination,
): Promise<void> {
  const { href, to = href ?? '.', replace = false, resetScroll = true } = options;
  const { pathname, search, hash, state, maskedLocation } = router.latestLocation;
  const isConcerned = leadsToCentre(options) || (maskedLocation !== undefined && to === '.');
  // a centre that was opened by its address is a page, and there may be no page yet
  if (!isConcerned || isCentrePath(pathname) || !router.state.resolvedLocation) return navigate(options);
  const next = router.buildLocation({ ...options, ...fromAddress(router), _includeValidateSearch: true } as never);
  if (!isCentrePath(next.pathname)) return navigate(options);
  // whoever may not open it is told so by the guard of its page, in a window over the page behind
  if (refusalOf(next.pathname, currentViewer())) return navigate({ ...options, state: { isWindow: !replace } });

  const { modal, returnTo, ...own } = search;
  const isReplaced = replace || state.centre?.href === next.href || modal !== undefined;
  const steps = stepsTo(state.centre, isReplaced, state.isWindow);
  const behind = router.buildLocation({
    to: pathname,
    search: own,
    hash,
    state: { centre: { href: next.href, steps, keepsPlace: !resetScroll } },
    _includeValidateSearch: true,
  });
  return router.commitLocation({
    ...behind,
    maskedLocation: { ...next, unmaskOnReload: true },
    replace: isReplaced,
    resetScroll: false,
  });
}

/** Entries between a centre and the page behind. A window that it takes the place of was opened from that page, or came with it. */
function stepsTo(centre: CentreOver | undefined, isReplaced: boolean, isWindow = false): number {
  if (!centre) return !isReplaced || isWindow ? 1 : 0;
  return centre.steps + (isReplaced || centre.steps === 0 ? 0 : 1);
}

/** Closes the centre that lies over the page, however many of its pages were opened. */
export function useLeaveCentre(): () => void {
  const router = useRouter();
  return useCallback(() => {
    const { state, pathname, search, hash } = router.latestLocation;
    const { steps } = state.centre ?? { steps: 0 };
    if (steps > 0) router.history.go(-steps);
    else void router.navigate({ to: pathname, search, hash, replace: true, resetScroll: false });
  }, [router]);
}
