import { getBetOptions } from '@mekong/api-client/queries/getBet';
import { getBetsOptions } from '@mekong/api-client/queries/getBets';
import { getBetsPdf } from '@mekong/api-client/sdk/getBetsPdf';
import { listBets } from '@mekong/api-client/sdk/listBets';
import type { BetRow, GetBetsData } from '@mekong/api-client/types';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { TABLE_MS } from './table-time.ts';

/** What the betting record is asked by. */
export type BetQuery = NonNullable<GetBetsData['query']>;

/** Period of a record, both as ISO 8601. */
export type BetPeriod = Required<{ [Name in 'from' | 'to']: string }>;

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

/**
 * Fetches the rows of a filter one after the other, each once, whatever is bet meanwhile.
 *
 * @param limit rows at most
 */
export async function fetchAllBets(query: BetQuery & BetPeriod, limit: number) {
  const rows: BetRow[] = [];
  let cursor: string | undefined;
  do {
    const answer = await listBets({ query: { ...query, cursor, pageSize: 100 } });
    rows.push(...answer.content);
    cursor = answer.nextCursor;
  } while (cursor && rows.length < limit);
  return { rows: rows.slice(0, limit), isCut: cursor !== undefined || rows.length > limit };
}

/** The bets of a filter with their sums, as a document to print; the filter alone counts, not the page in sight. */
export const fetchBetsPdf = ({ page: _page, pageSize: _size, ...query }: BetQuery & BetPeriod): Promise<Blob> =>
  getBetsPdf({ query, timeoutMs: TABLE_MS });
