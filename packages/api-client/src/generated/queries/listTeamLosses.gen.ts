// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { listTeamLosses } from '../sdk/listTeamLosses.gen.ts';
import type { ListTeamLossesData, ListTeamLossesResponse } from '../reader-types.gen.ts';

/** Key of {@link listTeamLosses}; `['listTeamLosses']` alone matches every call of it. */
export const listTeamLossesQueryKey = (options: CallOptions<ListTeamLossesData>) => queryKey('listTeamLosses', options);

/**
 * What members below have won and lost.
 *
 * Those directly below the reader, or directly below somebody of the own team, those who have lost most first unless `sort` says otherwise; with `find` anybody at any level below. Each with the figures of some days, of itself and of everybody below it, as far as they stood below the reader then. Whoever does not stand below the reader is NOT_FOUND.
 */
export const listTeamLossesOptions = (options: CallOptions<ListTeamLossesData>) =>
  queryOptions<ListTeamLossesResponse, ApiError, ListTeamLossesResponse, ReturnType<typeof listTeamLossesQueryKey>>({
    queryKey: listTeamLossesQueryKey(options),
    queryFn: ({ signal }) => listTeamLosses({ ...options, signal }),
  });
