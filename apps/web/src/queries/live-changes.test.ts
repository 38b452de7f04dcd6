import { getAgentTeamTotalsQueryKey } from '@mekong/api-client/queries/getAgentTeamTotals';
import { getConsolidatedQueryKey } from '@mekong/api-client/queries/getConsolidated';
import { getCreditQueryKey } from '@mekong/api-client/queries/getCredit';
import { getDepositQueryKey } from '@mekong/api-client/queries/getDeposit';
import { getGameListQueryKey } from '@mekong/api-client/queries/getGameList';
import { getUnreadCountQueryKey } from '@mekong/api-client/queries/getUnreadCount';
import { getWithdrawableQueryKey } from '@mekong/api-client/queries/getWithdrawable';
import { getWithdrawalQueryKey } from '@mekong/api-client/queries/getWithdrawal';
import { listAgentBillsQueryKey } from '@mekong/api-client/queries/listAgentBills';
import { listAgentLinksQueryKey } from '@mekong/api-client/queries/listAgentLinks';
import { listAgentTeamQueryKey } from '@mekong/api-client/queries/listAgentTeam';
import { listBonusesQueryKey } from '@mekong/api-client/queries/listBonuses';
import { listCreditMovementsQueryKey } from '@mekong/api-client/queries/listCreditMovements';
import { listMovementsQueryKey } from '@mekong/api-client/queries/listMovements';
import { listTeamLossesQueryKey } from '@mekong/api-client/queries/listTeamLosses';
import { listVendorTransfersQueryKey } from '@mekong/api-client/queries/listVendorTransfers';
import { listVendorWalletsQueryKey } from '@mekong/api-client/queries/listVendorWallets';
import type { ListingEventData } from '@mekong/api-client/types';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { gameQuery } from './game.ts';
import { applyChange } from './live-changes.ts';

/** Which of three games on the page are asked for again after the event, and whether a list is old. */
function followed(data: ListingEventData) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const asked: number[] = [];
  const leave = Object.entries({ 1: 'HOUSE', 2: 'HOUSE', 3: 'RIVER' }).map(([node, vassalage]) => {
    const { queryKey } = gameQuery(Number(node), 'EN');
    queryClient.setQueryData<object>(queryKey, { nodeId: Number(node), vassalage });
    const queryFn = (): Promise<never> => {
      asked.push(Number(node));
      return new Promise(() => undefined);
    };
    return new QueryObserver<unknown>(queryClient, { queryKey, queryFn }).subscribe(() => undefined);
  });
  const list = [getGameListQueryKey()[0], 'list'];
  const seen = new QueryObserver(queryClient, { queryKey: list, queryFn: () => asked.push(0), initialData: 0 });
  leave.push(seen.subscribe(() => undefined));
  applyChange(queryClient, { event: 'listing', data });
  const isListOld = queryClient.getQueryState(list)?.isInvalidated;
  for (const stop of leave) stop();
  return { asked, isListOld };
}

test.each([
  ['a vendor', { vassalage: 'HOUSE', maintenance: true }, [1, 2]],
  ['a vendor that is open again', { vassalage: 'RIVER', maintenance: false }, [3]],
  ['a game', { vassalage: 'HOUSE', nodeId: 2, maintenance: true }, [2]],
  ['a vendor that nobody plays here', { vassalage: 'OTHER', maintenance: true }, []],
] as const)(
  'of %s that was switched its open games ask at once, and lists when they are next shown',
  (_of, data, asked) => {
    expect(followed(data)).toEqual({ asked, isListOld: true });
  },
);

test('a deposit that has changed is asked for again, and no other', () => {
  const queryClient = new QueryClient();
  const [mine, another] = ['D7K2M9QX', 'X9Q2M7KD'].map((orderNo) => getDepositQueryKey({ path: { orderNo } }));
  for (const key of [mine, another]) queryClient.setQueryData(key ?? [], {});
  applyChange(queryClient, { event: 'deposit', data: { orderNo: 'D7K2M9QX', state: 'COMPLETED' } });
  expect(queryClient.getQueryState(mine ?? [])?.isInvalidated).toBe(true);
  expect(queryClient.getQueryState(another ?? [])?.isInvalidated).toBe(false);
});

test('a withdrawal that has changed is asked for again, and what can be withdrawn with it', () => {
  const queryClient = new QueryClient();
  const [mine, another] = ['W7K2M9QX', 'X9Q2M7KW'].map((orderNo) => getWithdrawalQueryKey({ path: { orderNo } }));
  const free = getWithdrawableQueryKey();
  for (const key of [mine, another, free]) queryClient.setQueryData(key ?? [], {});
  applyChange(queryClient, { event: 'withdrawal', data: { orderNo: 'W7K2M9QX', state: 'PAID' } });
  const isOld = (key: readonly unknown[] | undefined) => queryClient.getQueryState(key ?? [])?.isInvalidated;
  expect([isOld(mine), isOld(another), isOld(free)]).toEqual([true, false, true]);
});

test('a message asks again what it may tell of: the inbox, and team, links, contracts, bills and credit of an agent', () => {
  const queryClient = new QueryClient();
  const keys = [
    ...[getUnreadCountQueryKey(), getConsolidatedQueryKey(), listAgentBillsQueryKey(), getCreditQueryKey()],
    listCreditMovementsQueryKey({ query: { from: '2026-11-01T00:00:00Z', to: '2026-12-01T00:00:00Z' } }),
    ...[listAgentTeamQueryKey, getAgentTeamTotalsQueryKey, listTeamLossesQueryKey].map((key) =>
      key({ query: { from: '2026-11-01', to: '2026-11-28' } }),
    ),
    listAgentLinksQueryKey(),
  ];
  for (const key of keys) queryClient.setQueryData(key, {});
  applyChange(queryClient, { event: 'inbox', data: { isNew: true } });
  expect(keys.map((key) => queryClient.getQueryState(key)?.isInvalidated)).toEqual(keys.map(() => true));
});

test('the bets of a moment at a provider ask for wallets, movements and bonuses once', () => {
  vi.useFakeTimers();
  const queryClient = new QueryClient();
  const asked = vi.spyOn(queryClient, 'invalidateQueries');
  const keys = [
    listVendorWalletsQueryKey(),
    listVendorTransfersQueryKey(),
    listMovementsQueryKey(),
    listBonusesQueryKey(),
  ];
  for (const key of keys) queryClient.setQueryData(key, {});
  const bet = (version: number) =>
    applyChange(queryClient, {
      event: 'vendor-wallet',
      data: { vassalage: 'HOUSE', currency: 'KHR', balance: '10.0000', version },
    });
  const isOld = () => keys.map((key) => queryClient.getQueryState(key)?.isInvalidated);
  for (let version = 1; version <= 6; version++) bet(version);
  expect(isOld()).toEqual([false, false, false, false]);
  vi.advanceTimersByTime(500);
  expect(isOld()).toEqual([true, true, true, true]);
  const once = asked.mock.calls.length;
  bet(7);
  vi.advanceTimersByTime(500);
  expect(asked.mock.calls.length).toBe(2 * once);
  vi.useRealTimers();
});

test('an announcement that comes or goes asks for the news and for those of games again', () => {
  const queryClient = new QueryClient();
  const asked = vi.spyOn(queryClient, 'invalidateQueries');
  applyChange(queryClient, { event: 'announcement', data: {} } as never);
  expect(asked.mock.calls.map(([filter]) => filter?.queryKey?.[0])).toEqual([
    'getAnnouncements',
    'getGameAnnouncements',
  ]);
});
