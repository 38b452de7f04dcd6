import { getBetOptions, getBetsOptions } from '@mekong/api-client/queries';
import { getBets } from '@mekong/api-client/sdk';
import type { GetBetsData } from '@mekong/api-client/types';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** What the betting record is asked by. */
export type BetQuery = NonNullable<GetBetsData['query']>;

/** One page of the betting record. The page before stays while the next one is on its way. */
export const betsQuery = (query: BetQuery) =>
  queryOptions({ ...getBetsOptions({ query }), staleTime: 5_000, placeholderData: keepPreviousData });

/** One bet with its movements. */
export const betQuery = (betNo: string) => queryOptions({ ...getBetOptions({ path: { betNo } }), staleTime: 5_000 });

const day = 86_400_000;

/**
 * What one game has brought since a moment: the sum over settled bets, made by the gateway. Open, void and refunded bets
 * count nothing.
 *
 * @param since ISO 8601, the start of the game session
 */
export const netSinceQuery = (gameId: string, vendor: string, since: string) =>
  queryOptions({
    ...getBetsOptions({
      query: { gameId, vendor, from: since, to: new Date(Date.parse(since) + day).toISOString(), pageSize: 1 },
    }),
    staleTime: 0,
    select: ({ totals }) => totals,
  });

/** Fetches every row of a filter, page by page, up to `limit` rows. */
export async function fetchAllBets(query: BetQuery, limit: number, signal?: AbortSignal) {
  const rows = [];
  for (let page = 1; ; page += 1) {
    const answer = await getBets({ query: { ...query, page, pageSize: 100 }, signal });
    rows.push(...answer.content);
    if (rows.length >= limit || page >= answer.totalPages)
      return { rows: rows.slice(0, limit), total: answer.totalElements };
  }
}
