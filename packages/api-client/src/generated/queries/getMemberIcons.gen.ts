// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { getMemberIcons } from '../sdk/getMemberIcons.gen.ts';
import type { GetMemberIconsData, GetMemberIconsResponse } from '../reader-types.gen.ts';

/** Key of {@link getMemberIcons}; `['getMemberIcons']` alone matches every call of it. */
export const getMemberIconsQueryKey = (options?: CallOptions<GetMemberIconsData>) => queryKey('getMemberIcons', options);

/**
 * Pictures to choose from.
 *
 * The pictures a member may stand under, and the one that is chosen.
 */
export const getMemberIconsOptions = (options?: CallOptions<GetMemberIconsData>) =>
  queryOptions<GetMemberIconsResponse, ApiError, GetMemberIconsResponse, ReturnType<typeof getMemberIconsQueryKey>>({
    queryKey: getMemberIconsQueryKey(options),
    queryFn: ({ signal }) => getMemberIcons({ ...options, signal }),
  });
