import { getAgentOverviewOptions } from '@mekong/api-client/queries/getAgentOverview';
import { getAgentTeamTotalsOptions } from '@mekong/api-client/queries/getAgentTeamTotals';
import { listAgentTeamQueryKey } from '@mekong/api-client/queries/listAgentTeam';
import { listAgentTeam } from '@mekong/api-client/sdk/listAgentTeam';
import type { GetAgentTeamTotalsData } from '@mekong/api-client/types';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { fetchAllRows } from './all-rows.ts';

const staleTime = 5_000;

/** Which members: those below somebody, narrowed down, with sums of some days. */
export type TeamQuery = NonNullable<GetAgentTeamTotalsData['query']>;

/** Members below, the newest first, older ones as they are asked for. */
export const teamQuery = (query: TeamQuery) =>
  infiniteQueryOptions({
    queryKey: [listAgentTeamQueryKey({ query })[0], 'all', query] as const,
    queryFn: ({ pageParam: cursor, signal }) => listAgentTeam({ query: { ...query, cursor }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime,
    placeholderData: keepPreviousData,
  });

/** Sums over all members that a filter finds, and the way down to them. */
export const teamTotalsQuery = (query: TeamQuery) =>
  queryOptions({ ...getAgentTeamTotalsOptions({ query }), staleTime, placeholderData: keepPreviousData });

/** How the team does, in two weeks. */
export const overviewQuery = () => queryOptions({ ...getAgentOverviewOptions(), staleTime: 30_000 });

/**
 * Fetches the members of a filter one after the other.
 *
 * @param limit rows at most
 */
export const fetchAllTeam = (query: TeamQuery, limit: number) =>
  fetchAllRows((cursor) => listAgentTeam({ query: { ...query, cursor, pageSize: 100 } }), limit);
