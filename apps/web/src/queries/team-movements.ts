import { getTeamMovementTotalsOptions } from '@mekong/api-client/queries/getTeamMovementTotals';
import { listTeamMovementsQueryKey } from '@mekong/api-client/queries/listTeamMovements';
import { getTeamMovementsCsv } from '@mekong/api-client/sdk/getTeamMovementsCsv';
import { getTeamMovementsPdf } from '@mekong/api-client/sdk/getTeamMovementsPdf';
import { listTeamMovements } from '@mekong/api-client/sdk/listTeamMovements';
import type { GetTeamMovementTotalsData } from '@mekong/api-client/types';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { TABLE_MS } from './table-time.ts';

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

/** Every movement that a filter finds with the sums, as a table that the server makes. */
export const fetchTeamMovementsCsv = (query: TeamMovementQuery): Promise<Blob> =>
  getTeamMovementsCsv({ query, timeoutMs: TABLE_MS });

/** The same as a document to print. */
export const fetchTeamMovementsPdf = (query: TeamMovementQuery): Promise<Blob> =>
  getTeamMovementsPdf({ query, timeoutMs: TABLE_MS });
