import { getBalanceQueryKey } from '@mekong/api-client/queries/getBalance';
import { getDepositOptions } from '@mekong/api-client/queries/getDeposit';
import { getDepositMethodsOptions } from '@mekong/api-client/queries/getDepositMethods';
import { listDepositsQueryKey } from '@mekong/api-client/queries/listDeposits';
import { listDeposits } from '@mekong/api-client/sdk/listDeposits';
import type { DepositDetail, DepositOrder } from '@mekong/api-client/types';
import { infiniteQueryOptions, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLiveStatus } from '../state/live-status.ts';

const second = 1_000;

/** Ways to pay in; one that is shut opens again within seconds, so it is asked for anew while it is looked at. */
export const depositMethodsQuery = () =>
  queryOptions({
    ...getDepositMethodsOptions(),
    staleTime: 15 * second,
    refetchInterval: ({ state: { data } }) => (data?.methods.some(({ isOpen }) => !isOpen) ? 15 * second : false),
  });

/** Own orders, the newest first, older ones as they are asked for. */
export const depositsQuery = () =>
  infiniteQueryOptions({
    queryKey: [listDepositsQueryKey()[0], 'all'] as const,
    queryFn: ({ pageParam: cursor, signal }) => listDeposits({ query: { cursor }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 5 * second,
  });

/** Whether an order waits for its provider or its payment. */
export const isOpenDeposit = ({ state }: DepositOrder): boolean => state === 'CREATED' || state === 'PENDING';

/**
 * When an order is asked for again. Events tell of its changes; they are not waited for alone, and without them it is asked
 * for every few seconds while something may still happen.
 *
 * @param isLive whether events come in
 * @param now milliseconds since 1970
 * @returns milliseconds, or false for never
 */
export function nextDepositLook(order: DepositOrder | undefined, isLive: boolean, now: number): number | false {
  switch (order?.state) {
    case 'CREATED':
      return 2 * second;
    case 'PENDING':
      return now >= Date.parse(order.expiresAt) ? 3 * second : isLive ? 20 * second : 4 * second;
    case 'REVIEW':
    case 'EXPIRED':
    case 'CANCELLED':
    case 'FAILED':
      // money that comes late is credited all the same
      return isLive ? false : 30 * second;
    default:
      return false;
  }
}

/** One order, followed as long as it is looked at. The balance is asked for again when it has brought money. */
export function useDeposit(orderNo: string) {
  const { isLive } = useLiveStatus();
  const queryClient = useQueryClient();
  const query = useQuery({
    ...getDepositOptions({ path: { orderNo } }),
    staleTime: 2 * second,
    // back from the page of a bank
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { data } }) =>
      nextDepositLook((data as DepositDetail | undefined)?.order, isLive, Date.now()),
  });
  const credited = query.data?.order.credited;
  const known = useRef(credited);
  useEffect(() => {
    if (known.current !== undefined && credited !== known.current)
      void queryClient.invalidateQueries({ queryKey: [getBalanceQueryKey()[0]] });
    known.current = credited;
  }, [credited, queryClient]);
  return query;
}
