// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { listTeamMovements } from '../sdk/listTeamMovements.gen.ts';
import type { ListTeamMovementsData, ListTeamMovementsResponse } from '../reader-types.gen.ts';

/** Key of {@link listTeamMovements}; `['listTeamMovements']` alone matches every call of it. */
export const listTeamMovementsQueryKey = (options: CallOptions<ListTeamMovementsData>) => queryKey('listTeamMovements', options);

/**
 * Movements of the team's money.
 *
 * What moved the cash of everybody below the reader, the newest first, since they have stood there. Stakes and wins are bets of the team and not listed here. A `parent` that does not stand below the reader is NOT_FOUND.
 */
export const listTeamMovementsOptions = (options: CallOptions<ListTeamMovementsData>) =>
  queryOptions<ListTeamMovementsResponse, ApiError, ListTeamMovementsResponse, ReturnType<typeof listTeamMovementsQueryKey>>({
    queryKey: listTeamMovementsQueryKey(options),
    queryFn: ({ signal }) => listTeamMovements({ ...options, signal }),
  });
