import { getBonusOffersOptions } from '@mekong/api-client/queries/getBonusOffers';
import { listBonusesOptions } from '@mekong/api-client/queries/listBonuses';
import { queryOptions } from '@tanstack/react-query';

const staleTime = 15_000;

/** Bonuses that the next deposit can bring. */
export const bonusOffersQuery = () => queryOptions({ ...getBonusOffersOptions(), staleTime });

/** Own bonuses. While one is in play it is asked for anew: a job ends it some seconds after the last bet. */
export const bonusesQuery = () =>
  queryOptions({
    ...listBonusesOptions(),
    staleTime: 5_000,
    refetchInterval: ({ state: { data } }) =>
      data?.content.some(({ state }) => state === 'ACTIVE') ? staleTime : false,
  });
