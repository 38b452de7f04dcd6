import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useRecordFailure } from './use-record-failure.ts';

/**
 * The rows of a list that goes by cursor, for a `RecordTable`: why they are not there, and how older ones come.
 *
 * @param list what `useInfiniteQuery` answers
 */
export function useRecordRows<Row>(list: UseInfiniteQueryResult<InfiniteData<{ readonly content: readonly Row[] }>>) {
  const { data, error, refetch, isFetching, isPlaceholderData, hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  const failure = useRecordFailure(error, () => void refetch(), isFetching);
  // an answer of another filter may stand in while the new one comes; after a failure it would be a lie
  const rows = error && isPlaceholderData ? undefined : data?.pages.flatMap(({ content }) => content);
  const hasMore = rows !== undefined && rows.length > 0 && hasNextPage;
  return {
    rows,
    failure,
    isLoading: isFetching && isPlaceholderData,
    more: hasMore ? { hasMore, onMore: () => void fetchNextPage(), isLoading: isFetchingNextPage } : undefined,
  };
}
