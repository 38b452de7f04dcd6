import { ToastRegion } from '@mekong/ui/ToastRegion';
import { useQuery } from '@tanstack/react-query';
import { Failure } from '../parts/Failure.tsx';
import { operatorQuery } from '../queries/operator.ts';
import { Frame } from './Frame.tsx';

/** Shows the console to whoever is logged in, and the way in to everybody else. */
export function Root() {
  const { data, error, refetch, isFetching } = useQuery(operatorQuery());
  return (
    <>
      {data ? (
        <Frame operator={data} />
      ) : (
        error && <Failure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      <ToastRegion />
    </>
  );
}
