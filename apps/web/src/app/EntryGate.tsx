import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { decideEntry } from '../entry/decision.ts';
import { statusQuery } from '../queries/status.ts';
import { SiteSkeleton } from '../shell/SiteSkeleton.tsx';

const ClosedScreen = lazy(() =>
  import('../shell/ClosedScreen.tsx').then(({ ClosedScreen }) => ({ default: ClosedScreen })),
);

/**
 * Waits for the permission call and lets the normal site through, or shows the one page that exists instead of it.
 *
 * @param children the normal site; rendered only when it exists for this visitor
 */
export function EntryGate({ children }: { children: ReactNode }) {
  const { data, isPending, isFetching, refetch } = useQuery(statusQuery());
  if (isPending) return <SiteSkeleton />;
  const decision = decideEntry(data?.info);
  if (decision === 'normal') return children;
  return (
    <Suspense fallback={<SiteSkeleton />}>
      <ClosedScreen decision={decision} info={data?.info} isChecking={isFetching} onRetry={() => void refetch()} />
    </Suspense>
  );
}
