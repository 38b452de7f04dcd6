import { getTeamLossTotalsOptions } from '@mekong/api-client/queries/getTeamLossTotals';
import { listTeamLossesQueryKey } from '@mekong/api-client/queries/listTeamLosses';
import { getTeamLossesCsv } from '@mekong/api-client/sdk/getTeamLossesCsv';
import { getTeamLossesPdf } from '@mekong/api-client/sdk/getTeamLossesPdf';
import { listTeamLosses } from '@mekong/api-client/sdk/listTeamLosses';
import type { GetTeamLossTotalsData, TeamLossSort } from '@mekong/api-client/types';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { TABLE_MS } from './table-time.ts';

const staleTime = 5_000;

/** Whose wins and losses, in which days. */
export type TeamLossQuery = NonNullable<GetTeamLossTotalsData['query']>;

/** The same in an order. */
export interface TeamLossListQuery extends TeamLossQuery {
  /** @default net */
  sort?: TeamLossSort | undefined;
}

/** Members below in an order, others as they are asked for. */
export const teamLossesQuery = (query: TeamLossListQuery) =>
  infiniteQueryOptions({
    queryKey: [listTeamLossesQueryKey({ query })[0], 'all', query] as const,
    queryFn: ({ pageParam: cursor, signal }) => listTeamLosses({ query: { ...query, cursor }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime,
    placeholderData: keepPreviousData,
  });

/** Sums over all members that a filter finds, and the way down to them. */
export const teamLossTotalsQuery = (query: TeamLossQuery) =>
  queryOptions({ ...getTeamLossTotalsOptions({ query }), staleTime, placeholderData: keepPreviousData });

/** Everybody whom a filter finds with the sums, as a table that the server makes. */
export const fetchTeamLossesCsv = (query: TeamLossListQuery): Promise<Blob> =>
  getTeamLossesCsv({ query, timeoutMs: TABLE_MS });

/** The same as a document to print. */
export const fetchTeamLossesPdf = (query: TeamLossListQuery): Promise<Blob> =>
  getTeamLossesPdf({ query, timeoutMs: TABLE_MS });
