import { isApiError } from '@mekong/api-client/errors';
import { Skeleton } from '@mekong/ui/Skeleton';
import { Stack } from '@mekong/ui/Stack';
import { StateView, type StateViewProps } from '@mekong/ui/StateView';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Failure } from '../Failure.tsx';

interface RecordPlaceholderProps extends Pick<StateViewProps, 'title' | 'description' | 'level' | 'children'> {
  /** The read of the record. */
  readonly query: Pick<UseQueryResult, 'error' | 'refetch' | 'isFetching'>;
  /**
   * Shown while the record loads.
   * @default a title and two lines
   */
  readonly outline?: ReactNode;
}

/**
 * Stands where one record of the reader's own would stand, until it is there: its outline, what went wrong, or title,
 * description and children when the reader has no record with this number.
 */
export function RecordPlaceholder({ query, outline = lines, ...missing }: RecordPlaceholderProps) {
  const { error, refetch, isFetching } = query;
  if (isApiError(error) && error.code === 'NOT_FOUND') return <StateView kind="empty" {...missing} />;
  if (error) return <Failure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  return outline;
}

const lines = (
  <Stack gap={4}>
    <Skeleton shape="title" />
    <Skeleton shape="control" />
    <Skeleton shape="control" />
  </Stack>
);
