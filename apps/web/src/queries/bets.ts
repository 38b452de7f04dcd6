import { getBetOptions } from '@mekong/api-client/queries/getBet';
import { getBetsOptions } from '@mekong/api-client/queries/getBets';
import { listBetGamesOptions } from '@mekong/api-client/queries/listBetGames';
import { getBetsCsv } from '@mekong/api-client/sdk/getBetsCsv';
import { getBetsPdf } from '@mekong/api-client/sdk/getBetsPdf';
import type { GetBetsData, ListBetGamesData } from '@mekong/api-client/types';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { TABLE_MS } from './table-time.ts';

/** What the betting record is asked by. */
export type BetQuery = NonNullable<GetBetsData['query']>;

/** Period of a record, both as ISO 8601. */
export type BetPeriod = Required<{ [Name in 'from' | 'to']: string }>;

/** One page of the betting record. The page before stays while the next one is on its way. */
export const betsQuery = (query: BetQuery) =>
  queryOptions({ ...getBetsOptions({ query }), staleTime: 5_000, placeholderData: keepPreviousData });

/** Games that were bet on in a period, to choose one of them. */
export const playedGamesQuery = (query: NonNullable<ListBetGamesData['query']>) =>
  queryOptions({ ...listBetGamesOptions({ query }), staleTime: 60_000, placeholderData: keepPreviousData });

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

/** Of a record as a file the filter alone counts, not the page in sight. */
const filterOf = ({ page: _page, pageSize: _size, ...query }: BetQuery & BetPeriod) => ({ query, timeoutMs: TABLE_MS });

/** The bets of a filter with their sums, as a table that the server makes. */
export const fetchBetsCsv = (query: BetQuery & BetPeriod): Promise<Blob> => getBetsCsv(filterOf(query));

/** The same as a document to print. */
export const fetchBetsPdf = (query: BetQuery & BetPeriod): Promise<Blob> => getBetsPdf(filterOf(query));
