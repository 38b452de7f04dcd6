import { getAgentOverviewOptions } from '@mekong/api-client/queries/getAgentOverview';
import { getAgentTeamTotalsOptions } from '@mekong/api-client/queries/getAgentTeamTotals';
import { listAgentTeamQueryKey } from '@mekong/api-client/queries/listAgentTeam';
import { listAgentTeam } from '@mekong/api-client/sdk/listAgentTeam';
import type { AgentTeamMember, GetAgentTeamTotalsData } from '@mekong/api-client/types';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';

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
export async function fetchAllTeam(query: TeamQuery, limit: number) {
  const rows: AgentTeamMember[] = [];
  let cursor: string | undefined;
  do {
    const answer = await listAgentTeam({ query: { ...query, cursor, pageSize: 100 } });
    rows.push(...answer.content);
    cursor = answer.nextCursor;
  } while (cursor && rows.length < limit);
  return { rows: rows.slice(0, limit), isCut: cursor !== undefined || rows.length > limit };
}
