import { getBalanceQueryKey } from '@mekong/api-client/queries/getBalance';
import { getPaymentPasswordOptions } from '@mekong/api-client/queries/getPaymentPassword';
import { getPayoutMethodsOptions } from '@mekong/api-client/queries/getPayoutMethods';
import { getProofsOptions } from '@mekong/api-client/queries/getProofs';
import { getWithdrawalOptions } from '@mekong/api-client/queries/getWithdrawal';
import { listPayoutAccountsOptions } from '@mekong/api-client/queries/listPayoutAccounts';
import { listWithdrawalsQueryKey } from '@mekong/api-client/queries/listWithdrawals';
import { listWithdrawals } from '@mekong/api-client/sdk/listWithdrawals';
import type { PayoutAccounts, Withdrawal, WithdrawalDetail } from '@mekong/api-client/types';
import { infiniteQueryOptions, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLiveStatus } from '../state/live-status.ts';

const second = 1_000;
/** The longest a timer of a browser runs. */
const longestTimer = 2 ** 31 - 1;

/** Ways to be paid out; one that is shut opens again within seconds, so it is asked for anew while it is looked at. */
export const payoutMethodsQuery = () =>
  queryOptions({
    ...getPayoutMethodsOptions(),
    staleTime: 15 * second,
    refetchInterval: ({ state: { data } }) => (data?.methods.some(({ isOpen }) => !isOpen) ? 15 * second : false),
  });

/** Milliseconds until the first of the accounts that wait can be used; false when none waits. */
export function nextAccountLook({ accounts }: PayoutAccounts, now: number): number | false {
  const waits = accounts.flatMap(({ state, usableFrom }) =>
    state === 'WAITING' && usableFrom !== undefined ? [Date.parse(usableFrom) - now] : [],
  );
  return waits.length > 0 && Math.min(longestTimer, Math.max(2 * second, Math.min(...waits) + second));
}

/** Own payout accounts; asked for again when one that waits can be used. */
export const payoutAccountsQuery = () =>
  queryOptions({
    ...listPayoutAccountsOptions(),
    staleTime: 5 * second,
    refetchInterval: ({ state: { data } }) => (data ? nextAccountLook(data, Date.now()) : false),
  });

/** Whether there is a payment password. */
export const paymentPasswordQuery = () => queryOptions({ ...getPaymentPasswordOptions(), staleTime: 5 * second });

/** What the account can prove itself with, a passkey among it. */
export const proofsQuery = () => queryOptions({ ...getProofsOptions(), staleTime: 5 * second });

/** Own withdrawals, the newest first, older ones as they are asked for. */
export const withdrawalsQuery = () =>
  infiniteQueryOptions({
    queryKey: [listWithdrawalsQueryKey()[0], 'all'] as const,
    queryFn: ({ pageParam: cursor, signal }) => listWithdrawals({ query: { cursor }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 5 * second,
  });

/**
 * When a withdrawal is asked for again. Events tell of its changes; without them it is asked for while something may still
 * happen, and one that was paid more seldom: a bank may send it back.
 *
 * @param isLive whether events come in
 * @returns milliseconds, or false for never
 */
export function nextWithdrawalLook(state: Withdrawal['state'] | undefined, isLive: boolean): number | false {
  switch (state) {
    case 'REQUESTED':
    case 'APPROVED':
    case 'PAYING':
    case 'PAID_PART':
      return (isLive ? 20 : 4) * second;
    case 'REVIEW':
    case 'PAID':
      return isLive ? false : 30 * second;
    default:
      return false;
  }
}

/** One withdrawal, followed as long as it is looked at. The balance is asked for again when money came back. */
export function useWithdrawal(orderNo: string) {
  const { isLive } = useLiveStatus();
  const queryClient = useQueryClient();
  const query = useQuery({
    ...getWithdrawalOptions({ path: { orderNo } }),
    staleTime: 2 * second,
    refetchInterval: ({ state: { data } }) =>
      nextWithdrawalLook((data as WithdrawalDetail | undefined)?.order.state, isLive),
  });
  const back = query.data?.order.givenBack;
  const known = useRef(back);
  useEffect(() => {
    if (known.current !== undefined && back !== known.current)
      void queryClient.invalidateQueries({ queryKey: [getBalanceQueryKey()[0]] });
    known.current = back;
  }, [back, queryClient]);
  return query;
}
