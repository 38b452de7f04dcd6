import { getWithdrawableOptions } from '@mekong/api-client/queries/getWithdrawable';
import { listMovementsQueryKey } from '@mekong/api-client/queries/listMovements';
import { listMovements } from '@mekong/api-client/sdk/listMovements';
import type { ListMovementsData } from '@mekong/api-client/types';
import { infiniteQueryOptions, keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useBalance } from './balance.ts';

const staleTime = 5_000;

/** What the movements of the wallet are narrowed to. */
export type MovementQuery = Pick<NonNullable<ListMovementsData['query']>, 'from' | 'to' | 'kind'>;

/** The money of the member by what can be done with it. */
export const walletQuery = () => queryOptions({ ...getWithdrawableOptions(), staleTime });

/** Movements of the wallet, the newest first, older ones as they are asked for. Those before stay while others come. */
export const movementsQuery = (query: MovementQuery) =>
  infiniteQueryOptions({
    queryKey: [listMovementsQueryKey()[0], 'all', query] as const,
    queryFn: ({ pageParam: cursor, signal }) => listMovements({ query: { ...query, cursor }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime,
    placeholderData: keepPreviousData,
  });

/** Milliseconds that changes of the balance are gathered for: a game may settle several rounds in a second. */
const gathered = 500;

/** Asks for the wallet and its movements again when the balance has changed, here or in a game elsewhere. */
export function useFollowedWallet(): void {
  const queryClient = useQueryClient();
  const version = useBalance().data?.version;
  useEffect(() => {
    if (version === undefined) return;
    const timer = setTimeout(() => {
      void queryClient.invalidateQueries({ queryKey: walletQuery().queryKey });
      void queryClient.invalidateQueries({ queryKey: [listMovementsQueryKey()[0]] });
    }, gathered);
    return () => clearTimeout(timer);
  }, [version, queryClient]);
}
