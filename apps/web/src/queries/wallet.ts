import { getMovementTotalsOptions, getMovementTotalsQueryKey } from '@mekong/api-client/queries/getMovementTotals';
import { getWithdrawableOptions } from '@mekong/api-client/queries/getWithdrawable';
import { listMovementsQueryKey } from '@mekong/api-client/queries/listMovements';
import { getMovementsCsv } from '@mekong/api-client/sdk/getMovementsCsv';
import { getMovementsPdf } from '@mekong/api-client/sdk/getMovementsPdf';
import { listMovements } from '@mekong/api-client/sdk/listMovements';
import type { ListMovementsData } from '@mekong/api-client/types';
import { infiniteQueryOptions, keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useBalance } from './balance.ts';
import { bonusesQuery } from './bonuses.ts';
import { TABLE_MS } from './table-time.ts';

const staleTime = 5_000;
/** What all sums of movements are known by, whatever their filter. */
const totalsKey = getMovementTotalsQueryKey({ query: { from: '', to: '' } })[0];

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

/** A query of movements with both ends of its period. */
export type MovementPeriod = MovementQuery & Required<Record<'from' | 'to', string>>;

/** Sums over all movements of a filter, not only those in sight. */
export const movementTotalsQuery = (query: MovementPeriod) =>
  queryOptions({ ...getMovementTotalsOptions({ query }), staleTime, placeholderData: keepPreviousData });

/** The movements of a filter with their sums, as a table that the server makes. */
export const fetchMovementsCsv = (query: MovementPeriod): Promise<Blob> =>
  getMovementsCsv({ query, timeoutMs: TABLE_MS });

/** The same as a document to print. */
export const fetchMovementsPdf = (query: MovementPeriod): Promise<Blob> =>
  getMovementsPdf({ query, timeoutMs: TABLE_MS });

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
      for (const key of [listMovementsQueryKey()[0], totalsKey, bonusesQuery().queryKey[0]])
        void queryClient.invalidateQueries({ queryKey: [key] });
    }, gathered);
    return () => clearTimeout(timer);
  }, [version, queryClient]);
}
