// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { listTeamBets } from '../sdk/listTeamBets.gen.ts';
import type { ListTeamBetsData, ListTeamBetsResponse } from '../reader-types.gen.ts';

/** Key of {@link listTeamBets}; `['listTeamBets']` alone matches every call of it. */
export const listTeamBetsQueryKey = (options: CallOptions<ListTeamBetsData>) => queryKey('listTeamBets', options);

/**
 * Bets of the team.
 *
 * Bets that were placed while the player stood below the reader, at any level, the newest first. What was bet under another agent stays with that agent. A `parent` that does not stand below the reader is NOT_FOUND.
 */
export const listTeamBetsOptions = (options: CallOptions<ListTeamBetsData>) =>
  queryOptions<ListTeamBetsResponse, ApiError, ListTeamBetsResponse, ReturnType<typeof listTeamBetsQueryKey>>({
    queryKey: listTeamBetsQueryKey(options),
    queryFn: ({ signal }) => listTeamBets({ ...options, signal }),
  });
