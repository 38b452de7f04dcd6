import { listWithdrawalsQueryKey } from '@mekong/api-client/queries/listWithdrawals';
import { countConfirmations } from '@mekong/api-client/sdk/countConfirmations';
import { getConfirmation } from '@mekong/api-client/sdk/getConfirmation';
import { listConfirmations } from '@mekong/api-client/sdk/listConfirmations';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';

const second = 1_000;

/** They change with the withdrawals that they belong to: the event of one makes all of these be asked for again. */
const key = [listWithdrawalsQueryKey()[0], 'confirmations'] as const;

/** Own parts that were paid, the newest first, older ones as they are asked for. */
export const confirmationsQuery = () =>
  infiniteQueryOptions({
    queryKey: [...key, 'all'] as const,
    queryFn: ({ pageParam: cursor, signal }) => listConfirmations({ query: { cursor }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 5 * second,
  });

/** One part that was paid, asked for every half minute: its clock may run out. */
export const confirmationQuery = (partNo: string) =>
  queryOptions({
    queryKey: [...key, partNo] as const,
    queryFn: ({ signal }) => getConfirmation({ path: { partNo }, signal }),
    staleTime: 2 * second,
    refetchInterval: 30 * second,
  });

/** How many parts wait to be confirmed, and how many disputes for evidence. */
export const confirmationCountQuery = () =>
  queryOptions({
    queryKey: [...key, 'count'] as const,
    queryFn: ({ signal }) => countConfirmations({ signal }),
    staleTime: 15 * second,
  });

/** What was said of a part changes it, its list and its withdrawal. */
export const refreshConfirmations = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: [key[0]] });
