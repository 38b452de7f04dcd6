import { Skeleton } from '@mekong/ui/Skeleton';
import { Stack } from '@mekong/ui/Stack';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Failure, FailureAlert } from './Failure.tsx';

interface LoadedProps<Data> {
  readonly query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch' | 'isFetching'>;
  readonly children: (data: Data) => ReactNode;
  /** Stands in until the data is there. @default a few lines */
  readonly skeleton?: ReactNode;
}

/** What a read answers: lines in its place while it is on its way, the reason and a retry when it fails. What was shown stays. */
export function Loaded<Data>({ query, children, skeleton }: LoadedProps<Data>) {
  const { data, error, refetch, isFetching } = query;
  if (data !== undefined)
    return (
      <>
        {error && <FailureAlert error={error} />}
        {children(data)}
      </>
    );
  if (error) return <Failure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  return (
    skeleton ?? (
      <Stack gap={3}>
        <Skeleton shape="title" width="half" />
        <Skeleton width="long" />
        <Skeleton width="long" />
        <Skeleton width="half" />
      </Stack>
    )
  );
}
