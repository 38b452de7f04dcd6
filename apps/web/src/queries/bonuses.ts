import { getBonusOptions, getBonusQueryKey } from '@mekong/api-client/queries/getBonus';
import { getBonusOffersOptions, getBonusOffersQueryKey } from '@mekong/api-client/queries/getBonusOffers';
import { listBonusesOptions, listBonusesQueryKey } from '@mekong/api-client/queries/listBonuses';
import { listBonuses } from '@mekong/api-client/sdk/listBonuses';
import type { Bonus } from '@mekong/api-client/types';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';

const staleTime = 15_000;

/** Bonuses that the next deposit can bring. */
export const bonusOffersQuery = () => queryOptions({ ...getBonusOffersOptions(), staleTime });

/** A job ends a bonus some seconds after the last bet, and begins the next one. */
const isOpen = ({ state }: Pick<Bonus, 'state'>): boolean => state === 'ACTIVE' || state === 'QUEUED';

/** The newest own bonuses. While one is open it is asked for anew. */
export const bonusesQuery = () =>
  queryOptions({
    ...listBonusesOptions(),
    staleTime: 5_000,
    refetchInterval: ({ state: { data } }) => (data?.content.some(isOpen) ? staleTime : false),
  });

const key = listBonusesQueryKey()[0];

/** All own bonuses, the newest first, older ones as they are asked for. */
export const allBonusesQuery = () =>
  infiniteQueryOptions({
    queryKey: [key, 'all'] as const,
    queryFn: ({ pageParam: cursor, signal }) => listBonuses({ query: { cursor }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 5_000,
    refetchInterval: ({ state: { data } }) => (data?.pages[0]?.content.some(isOpen) ? staleTime : false),
  });

/** One own bonus. While it is open it is asked for anew. */
export const bonusQuery = (id: string) =>
  queryOptions({
    ...getBonusOptions({ path: { id } }),
    staleTime: 5_000,
    refetchInterval: ({ state: { data } }) => (data && isOpen(data) ? staleTime : false),
  });

/** Asks for every bonus again, and for what can be chosen. */
export const refreshBonuses = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all(
    [key, getBonusQueryKey({ path: { id: '1' } })[0], getBonusOffersQueryKey()[0]].map((one) =>
      queryClient.invalidateQueries({ queryKey: [one] }),
    ),
  );
