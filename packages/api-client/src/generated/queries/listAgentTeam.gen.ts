// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { listAgentTeam } from '../sdk/listAgentTeam.gen.ts';
import type { ListAgentTeamData, ListAgentTeamResponse } from '../reader-types.gen.ts';

/** Key of {@link listAgentTeam}; `['listAgentTeam']` alone matches every call of it. */
export const listAgentTeamQueryKey = (options: CallOptions<ListAgentTeamData>) => queryKey('listAgentTeam', options);

/**
 * Members below an agent.
 *
 * Those directly below the reader, or directly below somebody of the own team, the newest first unless `sort` says otherwise; with `level` those of a deeper level, with `find` anybody at any level below. Each with its cash now and the sums of some days, of itself and of everybody below it. Whoever does not stand below the reader is NOT_FOUND.
 */
export const listAgentTeamOptions = (options: CallOptions<ListAgentTeamData>) =>
  queryOptions<ListAgentTeamResponse, ApiError, ListAgentTeamResponse, ReturnType<typeof listAgentTeamQueryKey>>({
    queryKey: listAgentTeamQueryKey(options),
    queryFn: ({ signal }) => listAgentTeam({ ...options, signal }),
  });
