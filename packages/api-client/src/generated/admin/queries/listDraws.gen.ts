// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { listDraws } from '../sdk/listDraws.gen.ts';
import type { ListDrawsData, ListDrawsResponse } from '../reader-types.gen.ts';

/** Key of {@link listDraws}; `['listDraws']` alone matches every call of it. */
export const listDrawsQueryKey = (options?: CallOptions<ListDrawsData>) => queryKey('listDraws', options);

/**
 * Draws.
 *
 * Draws that match, those of the future first. `due` is one whose time has come and whose numbers have not.
 */
export const listDrawsOptions = (options?: CallOptions<ListDrawsData>) =>
  queryOptions<ListDrawsResponse, ApiError, ListDrawsResponse, ReturnType<typeof listDrawsQueryKey>>({
    queryKey: listDrawsQueryKey(options),
    queryFn: ({ signal }) => listDraws({ ...options, signal }),
  });
