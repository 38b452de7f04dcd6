import { getTeamMovementTotalsOptions } from '@mekong/api-client/queries/getTeamMovementTotals';
import { listTeamMovementsQueryKey } from '@mekong/api-client/queries/listTeamMovements';
import { listTeamMovements } from '@mekong/api-client/sdk/listTeamMovements';
import type { GetTeamMovementTotalsData } from '@mekong/api-client/types';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { fetchAllRows } from './all-rows.ts';

const staleTime = 5_000;

/** Which movements of the team's money. */
export type TeamMovementQuery = NonNullable<GetTeamMovementTotalsData['query']>;

/** Movements of the team's money, the newest first, older ones as they are asked for. */
export const teamMovementsQuery = (query: TeamMovementQuery) =>
  infiniteQueryOptions({
    queryKey: [listTeamMovementsQueryKey({ query })[0], 'all', query] as const,
    queryFn: ({ pageParam: cursor, signal }) => listTeamMovements({ query: { ...query, cursor }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime,
    placeholderData: keepPreviousData,
  });

/** Sums over all movements that a filter finds. */
export const teamMovementTotalsQuery = (query: TeamMovementQuery) =>
  queryOptions({ ...getTeamMovementTotalsOptions({ query }), staleTime, placeholderData: keepPreviousData });

/**
 * Fetches the movements of a filter one after the other.
 *
 * @param limit rows at most
 */
export const fetchAllTeamMovements = (query: TeamMovementQuery, limit: number) =>
  fetchAllRows((cursor) => listTeamMovements({ query: { ...query, cursor, pageSize: 100 } }), limit);
