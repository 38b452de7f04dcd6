import { getTeamBetTotalsOptions } from '@mekong/api-client/queries/getTeamBetTotals';
import { listTeamBetsQueryKey } from '@mekong/api-client/queries/listTeamBets';
import { getTeamBetsCsv } from '@mekong/api-client/sdk/getTeamBetsCsv';
import { getTeamBetsPdf } from '@mekong/api-client/sdk/getTeamBetsPdf';
import { listTeamBets } from '@mekong/api-client/sdk/listTeamBets';
import type { GetTeamBetTotalsData } from '@mekong/api-client/types';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { TABLE_MS } from './table-time.ts';

const staleTime = 5_000;

/** Which bets of the team. */
export type TeamBetQuery = NonNullable<GetTeamBetTotalsData['query']>;

/** Bets of the team, the newest first, older ones as they are asked for. */
export const teamBetsQuery = (query: TeamBetQuery) =>
  infiniteQueryOptions({
    queryKey: [listTeamBetsQueryKey({ query })[0], 'all', query] as const,
    queryFn: ({ pageParam: cursor, signal }) => listTeamBets({ query: { ...query, cursor }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime,
    placeholderData: keepPreviousData,
  });

/** Sums over all bets that a filter finds. */
export const teamBetTotalsQuery = (query: TeamBetQuery) =>
  queryOptions({ ...getTeamBetTotalsOptions({ query }), staleTime, placeholderData: keepPreviousData });

/** Every bet that a filter finds with the sums, as a table that the server makes. */
export const fetchTeamBetsCsv = (query: TeamBetQuery): Promise<Blob> => getTeamBetsCsv({ query, timeoutMs: TABLE_MS });

/** The same as a document to print. */
export const fetchTeamBetsPdf = (query: TeamBetQuery): Promise<Blob> => getTeamBetsPdf({ query, timeoutMs: TABLE_MS });
