import { useLingui } from '@lingui/react/macro';
import { loadArea } from '@mekong/i18n/i18n';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Dialog } from '@mekong/ui/Dialog';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { CatchBoundary, useRouterState } from '@tanstack/react-router';
import { type ComponentType, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { CentreVisit } from '../centres/CentreScreen.tsx';
import type { OpenedPage } from '../centres/centre.ts';
import { type CentrePath, isCentrePath } from '../entry/centre-path.ts';
import { centreDeps, centreSearch } from '../entry/centre-search.ts';
import type { SearchValues } from '../parts/centre-page.ts';
import { useLeaveCentre } from '../state/over-page.ts';
import { RouteErrorScreen } from './RouteErrorScreen.tsx';

interface Centre {
  readonly Screen: ComponentType<CentreVisit>;
  readonly open: (queryClient: QueryClient, values: SearchValues) => Promise<OpenedPage | undefined>;
}

/** What the routes of the centres load, for the same pages. */
const centres: Readonly<Record<CentrePath, () => Promise<Centre>>> = {
  '/member': async () => {
    const [{ MemberScreen }, { openMemberPage }] = await Promise.all([
      import('../centres/member/MemberScreen.tsx'),
      import('../centres/member/open-member-page.ts'),
    ]);
    return { Screen: MemberScreen, open: openMemberPage };
  },
  '/agentHome': async () => {
    const [{ AgentScreen }, { openAgentPage }] = await Promise.all([
      import('../centres/agent/AgentScreen.tsx'),
      import('../centres/agent/open-agent-page.ts'),
    ]);
    return { Screen: AgentScreen, open: openAgentPage };
  },
};

/** A page of a centre with everything that it shows, or why it could not be opened. */
interface Shown {
  /** Entry of the history that it was opened by. */
  readonly entry: string;
  readonly keepsPlace: boolean;
  readonly values: SearchValues;
  readonly Screen?: Centre['Screen'];
  readonly opened?: OpenedPage | undefined;
  readonly failure?: unknown;
}

/** What had the focus in a window that the centre takes the place of gives it back in a task of its own. */
const windowsClosed = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** The page of the centre that the address names; until it is there the one before stays. */
function useShown(tries: number): Shown | undefined {
  const queryClient = useQueryClient();
  const { code } = useLanguage();
  const {
    address,
    entry = '',
    keepsPlace = false,
  } = useRouterState({
    select: ({ location: { maskedLocation, state } }) => ({
      address: maskedLocation,
      entry: state.__TSR_key,
      keepsPlace: state.centre?.keepsPlace,
    }),
    structuralSharing: true,
  });
  const [shown, setShown] = useState<Shown>();
  // a dialog over the page, which the address names too, changes nothing of it
  const wanted = address && JSON.stringify([address.pathname, centreDeps(address), code, tries]);
  const visit = useEffectEvent(() => ({ address, entry, keepsPlace }));

  useEffect(() => {
    const { address, entry, keepsPlace } = visit();
    if (wanted === undefined || !address || !isCentrePath(address.pathname)) return;
    let isWanted = true;
    const values = { ...address.search, ...centreSearch(address.search) };
    const show = (page: Pick<Shown, 'Screen' | 'opened' | 'failure'>): void => {
      if (isWanted) setShown({ entry, keepsPlace, values, ...page });
    };
    Promise.all([centres[address.pathname](), loadArea('account')])
      .then(async ([{ Screen, open }]) => {
        const opened = await open(queryClient, centreDeps({ search: values }));
        await windowsClosed();
        show({ Screen, opened });
      })
      .catch((failure: unknown) => show({ failure }));
    return () => {
      isWanted = false;
    };
  }, [wanted, queryClient]);

  return address && shown;
}

/** Who goes back finds the place again that a page was scrolled to; a new page begins at its top. */
function usePlaces(scroller: HTMLElement | null, { entry, keepsPlace }: Pick<Shown, 'entry' | 'keepsPlace'>) {
  const [places] = useState(() => new Map<string, number>());
  useLayoutEffect(() => {
    if (!scroller) return;
    const known = places.get(entry);
    if (known !== undefined || !keepsPlace) scroller.scrollTop = known ?? 0;
    const note = (): void => void places.set(entry, scroller.scrollTop);
    scroller.addEventListener('scroll', note, { passive: true });
    return () => scroller.removeEventListener('scroll', note);
  }, [scroller, places, entry, keepsPlace]);
}

/**
 * The centre that lies over the page that it was opened from: the page that the address names, loaded and shown as its route
 * does it. The page behind stays as it is.
 */
export function CentreOver() {
  const [tries, setTries] = useState(0);
  const leave = useLeaveCentre();
  const shown = useShown(tries);
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  usePlaces(scroller, shown ?? { entry: '', keepsPlace: true });
  if (!shown) return null;
  const { Screen, opened, values, failure, entry } = shown;
  const retry = (): void => setTries(tries + 1);
  if (!Screen) return <Failed error={failure} onRetry={retry} onClose={leave} />;
  return (
    <CatchBoundary
      getResetKey={() => entry}
      errorComponent={({ error, reset }) => <Failed error={error} onRetry={reset} onClose={leave} />}
    >
      <Screen opened={opened} values={values} onClose={leave} over={{ scrollerRef: setScroller }} />
    </CatchBoundary>
  );
}

interface FailedProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** A page of the centre that could not be opened or shown. */
function Failed({ error, onRetry, onClose }: FailedProps) {
  const { t } = useLingui();
  const path = useRouterState({ select: ({ location }) => location.maskedLocation?.pathname });
  return (
    <Dialog open onOpenChange={onClose} title={path === '/agentHome' ? t`Agent` : t`My account`} size="sm" isBrief>
      <RouteErrorScreen error={error as Error} reset={onRetry} />
    </Dialog>
  );
}
