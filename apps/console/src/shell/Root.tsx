import { isApiError } from '@mekong/api-client/errors';
import { ToastRegion } from '@mekong/ui/ToastRegion';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { Activity, lazy, Suspense, useEffect } from 'react';
import { Failure } from '../parts/Failure.tsx';
import { operatorQuery } from '../queries/operator.ts';
import { useHasSessionEnded } from '../queries/session.ts';
import { Frame } from './Frame.tsx';

// most visits begin with a session: forms and validators of the way in come when they are needed
const LogInScreen = lazy(() =>
  import('../features/log-in/LogInScreen.tsx').then(({ LogInScreen: Screen }) => ({ default: Screen })),
);
const InvitationScreen = lazy(() =>
  import('../features/log-in/InvitationScreen.tsx').then(({ InvitationScreen: Screen }) => ({ default: Screen })),
);

/**
 * Shows the console to whoever is logged in, and the way in to everybody else. When a session ends, the page goes out of
 * sight and is kept: the same operator finds what was typed after the next log-in, another one begins anew.
 */
export function Root() {
  const isInvitation = useLocation().pathname === '/invitation';
  const { data, error, refetch, isFetching } = useQuery({ ...operatorQuery(), enabled: !isInvitation });
  const hasEnded = useHasSessionEnded();
  const isOut = !data && isApiError(error) && error.status === 401;
  useEffect(() => {
    if (!hasEnded && !isOut) return;
    // the page is back, and the form that had the focus is gone: an open dialog takes it, else the page does
    return () => {
      if (document.activeElement === document.body) document.getElementById('content')?.focus();
    };
  }, [hasEnded, isOut]);
  return (
    <>
      <Suspense>
        {isInvitation ? (
          <InvitationScreen />
        ) : data ? (
          <>
            <Activity key={data.name} mode={hasEnded ? 'hidden' : 'visible'}>
              <Frame operator={data} />
            </Activity>
            {hasEnded && <LogInScreen isAgain />}
          </>
        ) : isOut ? (
          <LogInScreen />
        ) : (
          error && <Failure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        )}
      </Suspense>
      <ToastRegion />
    </>
  );
}
