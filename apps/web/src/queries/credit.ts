import { getCreditOptions } from '@mekong/api-client/queries/getCredit';
import { getCreditMovementTotalsOptions } from '@mekong/api-client/queries/getCreditMovementTotals';
import { listCreditMovementsQueryKey } from '@mekong/api-client/queries/listCreditMovements';
import { getCreditCsv } from '@mekong/api-client/sdk/getCreditCsv';
import { getCreditPdf } from '@mekong/api-client/sdk/getCreditPdf';
import { listCreditMovements } from '@mekong/api-client/sdk/listCreditMovements';
import type { GetCreditMovementTotalsData } from '@mekong/api-client/types';
import { infiniteQueryOptions, keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useBalance } from './balance.ts';
import { TABLE_MS } from './table-time.ts';
import { walletQuery } from './wallet.ts';

const staleTime = 5_000;

/** Which movements of the credit line. */
export type CreditQuery = NonNullable<GetCreditMovementTotalsData['query']>;

/** The own credit line. */
export const creditQuery = () => queryOptions({ ...getCreditOptions(), staleTime });

/** Movements of the credit line, the newest first, older ones as they are asked for. */
export const creditMovementsQuery = (query: CreditQuery) =>
  infiniteQueryOptions({
    queryKey: [listCreditMovementsQueryKey({ query })[0], 'all', query] as const,
    queryFn: ({ pageParam: cursor, signal }) => listCreditMovements({ query: { ...query, cursor }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime,
    placeholderData: keepPreviousData,
  });

/** Sums over all movements that a filter finds. */
export const creditTotalsQuery = (query: CreditQuery) =>
  queryOptions({ ...getCreditMovementTotalsOptions({ query }), staleTime, placeholderData: keepPreviousData });

/** Every movement that a filter finds with the sums, as a table that the server makes. */
export const fetchCreditCsv = (query: CreditQuery): Promise<Blob> => getCreditCsv({ query, timeoutMs: TABLE_MS });

/** The same as a document to print. */
export const fetchCreditPdf = (query: CreditQuery): Promise<Blob> => getCreditPdf({ query, timeoutMs: TABLE_MS });

/** Asks for the line, its movements and the wallet again. */
export function useCreditRefresh(): () => void {
  const queryClient = useQueryClient();
  return useCallback(() => {
    const anyTime = { from: '', to: '' };
    for (const key of [
      ...[creditQuery().queryKey[0], walletQuery().queryKey[0]],
      listCreditMovementsQueryKey({ query: anyTime })[0],
      creditTotalsQuery(anyTime).queryKey[0],
    ])
      void queryClient.invalidateQueries({ queryKey: [key] });
  }, [queryClient]);
}

/** Follows what moves the wallet elsewhere: what is due may have been taken from it. */
export function useFollowedCredit(): void {
  const refresh = useCreditRefresh();
  const version = useBalance().data?.version;
  useEffect(() => {
    if (version !== undefined) refresh();
  }, [version, refresh]);
}
