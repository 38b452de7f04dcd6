import { isApiError } from '@mekong/api-client/errors';
import { ToastRegion } from '@mekong/ui/ToastRegion';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { InvitationScreen } from '../features/log-in/InvitationScreen.tsx';
import { LogInScreen } from '../features/log-in/LogInScreen.tsx';
import { Failure } from '../parts/Failure.tsx';
import { operatorQuery } from '../queries/operator.ts';
import { Frame } from './Frame.tsx';

/** Shows the console to whoever is logged in, and the way in to everybody else. */
export function Root() {
  const isInvitation = useLocation().pathname === '/invitation';
  const { data, error, refetch, isFetching } = useQuery({ ...operatorQuery(), enabled: !isInvitation });
  return (
    <>
      {isInvitation ? (
        <InvitationScreen />
      ) : data ? (
        <Frame operator={data} />
      ) : isApiError(error) && error.status === 401 ? (
        <LogInScreen />
      ) : (
        error && <Failure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      <ToastRegion />
    </>
  );
}
