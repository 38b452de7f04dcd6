import { getAgentOverviewOptions } from '@mekong/api-client/queries/getAgentOverview';
import { getAgentTeamTotalsOptions } from '@mekong/api-client/queries/getAgentTeamTotals';
import { listAgentTeamQueryKey } from '@mekong/api-client/queries/listAgentTeam';
import { getAgentTeamCsv } from '@mekong/api-client/sdk/getAgentTeamCsv';
import { getAgentTeamPdf } from '@mekong/api-client/sdk/getAgentTeamPdf';
import { listAgentTeam } from '@mekong/api-client/sdk/listAgentTeam';
import type { AgentTeamSort, GetAgentOverviewData, GetAgentTeamTotalsData } from '@mekong/api-client/types';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { TABLE_MS } from './table-time.ts';

const staleTime = 5_000;

/** Which members: those below somebody, narrowed down, with sums of some days. */
export type TeamQuery = NonNullable<GetAgentTeamTotalsData['query']>;

/** The same in an order. */
export interface TeamListQuery extends TeamQuery {
  /** @default -joined */
  sort?: AgentTeamSort | undefined;
}

/** Members below in an order, others as they are asked for. */
export const teamQuery = (query: TeamListQuery) =>
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

/** How the team does in a period, and in two weeks. Figures are asked for again each minute while they are seen. */
export const overviewQuery = (period: NonNullable<GetAgentOverviewData['query']>['period'] = 'TODAY') =>
  queryOptions({
    ...getAgentOverviewOptions({ query: { period } }),
    staleTime: 30_000,
    refetchInterval: 60_000,
    placeholderData: keepPreviousData,
  });

/** Everybody whom a filter finds with the sums, as a table that the server makes. */
export const fetchTeamCsv = (query: TeamListQuery): Promise<Blob> => getAgentTeamCsv({ query, timeoutMs: TABLE_MS });

/** The same as a document to print. */
export const fetchTeamPdf = (query: TeamListQuery): Promise<Blob> => getAgentTeamPdf({ query, timeoutMs: TABLE_MS });
