import { getTeamLossTotalsOptions } from '@mekong/api-client/queries/getTeamLossTotals';
import { listTeamLossesQueryKey } from '@mekong/api-client/queries/listTeamLosses';
import { listTeamLosses } from '@mekong/api-client/sdk/listTeamLosses';
import type { GetTeamLossTotalsData } from '@mekong/api-client/types';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { fetchAllRows } from './all-rows.ts';

const staleTime = 5_000;

/** Whose wins and losses, in which days. */
export type TeamLossQuery = NonNullable<GetTeamLossTotalsData['query']>;

/** Members below, those who have lost most first, others as they are asked for. */
export const teamLossesQuery = (query: TeamLossQuery) =>
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

/**
 * Fetches the members of a filter one after the other.
 *
 * @param limit rows at most
 */
export const fetchAllTeamLosses = (query: TeamLossQuery, limit: number) =>
  fetchAllRows((cursor) => listTeamLosses({ query: { ...query, cursor, pageSize: 100 } }), limit);
