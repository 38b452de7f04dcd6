import { useLanguage } from '@mekong/i18n/useLanguage';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import { decideEntry } from '../entry/decision.ts';
import { statusQuery } from '../queries/status.ts';
import type { ClosedScreenProps } from '../shell/ClosedScreen.tsx';
import { SiteSkeleton } from '../shell/SiteSkeleton.tsx';
import { UnreachableScreen } from '../shell/UnreachableScreen.tsx';

/**
 * Waits for the permission call and lets the normal site through, or shows the one page that exists instead of it. A site
 * that was closed is loaded anew when it opens: there may be a new version, and the session is picked up again.
 *
 * @param children the normal site; rendered only when it exists for this visitor
 */
export function EntryGate({ children }: { children: ReactNode }) {
  useLanguage(); // the answer carries names, so it is another one in another language
  const { data, error, isPending, isFetching, refetch } = useQuery(statusQuery());
  const retry = useCallback(() => void refetch({ cancelRefetch: false }), [refetch]);
  const [wasClosed, setWasClosed] = useState(false);
  const decision = isPending ? undefined : decideEntry(data?.info);
  const isClosed = decision !== undefined && decision !== 'normal';
  if (isClosed && !wasClosed) setWasClosed(true);
  const reopens = wasClosed && decision === 'normal';
  const closed = useClosedScreen(isClosed && decision !== 'unreachable');

  useEffect(() => {
    if (reopens) location.reload();
  }, [reopens]);

  if (decision === undefined || reopens) return <SiteSkeleton />;
  if (decision === 'normal') return children;
  if (decision === 'unreachable' || !data || closed.hasFailed)
    return <UnreachableScreen error={error} isChecking={isFetching} onRetry={retry} />;
  const { Screen } = closed;
  if (!Screen) return <SiteSkeleton />;
  return <Screen decision={decision} info={data.info} isChecking={isFetching} onRetry={retry} />;
}

/** The page of a closed site, loaded when it is one. */
function useClosedScreen(isWanted: boolean) {
  const [Screen, setScreen] = useState<ComponentType<ClosedScreenProps>>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (!isWanted || Screen) return;
    import('../shell/ClosedScreen.tsx').then(
      ({ ClosedScreen }) => setScreen(() => ClosedScreen),
      () => setHasFailed(true),
    );
  }, [isWanted, Screen]);
  return { Screen, hasFailed };
}
