import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';

/** A page of a list that goes by cursor. */
export interface CursorPage<Row> {
  readonly content: readonly Row[];
  readonly nextCursor?: string | undefined;
}

/** A part of a list: from where, and until when it is wanted. */
export interface PageCall {
  readonly cursor: string | undefined;
  readonly signal: AbortSignal;
}

/** Rows of a list that goes by cursor, newest first, and the way to older ones. */
export interface Rows<Row, Page extends CursorPage<Row> = CursorPage<Row>> {
  /** Undefined until the first page is there. */
  readonly rows: readonly Row[] | undefined;
  /** The first page, with what it says beside its rows. */
  readonly first: Page | undefined;
  readonly isLoading: boolean;
  readonly error: unknown;
  readonly retry: () => void;
  /** Whether there are older rows. */
  readonly hasMore: boolean;
  /** Fetches them. */
  readonly more: () => void;
  readonly isLoadingMore: boolean;
}

/**
 * Reads a list page by page.
 *
 * @param key the operation first, so that a write can name what it made stale; then the filter
 * @param how `refetchInterval`: milliseconds after which it is read anew while it is looked at; `enabled`: whether it is read at all
 */
export function useRows<Row, Page extends CursorPage<Row> = CursorPage<Row>>(
  key: readonly [operation: string, ...filter: unknown[]],
  read: (call: PageCall) => Promise<Page>,
  how?: { readonly refetchInterval?: number; readonly enabled?: boolean },
): Rows<Row, Page> {
  const query = useInfiniteQuery<Page, Error, InfiniteData<Page>, typeof key, string | undefined>({
    ...how,
    queryKey: key,
    queryFn: ({ pageParam, signal }) => read({ cursor: pageParam, signal }),
    initialPageParam: undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  return {
    rows: query.data?.pages.flatMap(({ content }) => content),
    first: query.data?.pages[0],
    isLoading: query.isPending,
    error: query.error,
    retry: () => void query.refetch(),
    hasMore: query.hasNextPage,
    more: () => void query.fetchNextPage(),
    isLoadingMore: query.isFetchingNextPage,
  };
}
