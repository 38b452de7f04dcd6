// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { getMemberInfo } from '../sdk/getMemberInfo.gen.ts';
import type { GetMemberInfoData, GetMemberInfoResponse } from '../reader-types.gen.ts';

/** Key of {@link getMemberInfo}; `['getMemberInfo']` alone matches every call of it. */
export const getMemberInfoQueryKey = (options?: CallOptions<GetMemberInfoData>) => queryKey('getMemberInfo', options);

/**
 * Own data.
 *
 * Data of the member that is logged in, for the header, the session keys and the guards.
 */
export const getMemberInfoOptions = (options?: CallOptions<GetMemberInfoData>) =>
  queryOptions<GetMemberInfoResponse, ApiError, GetMemberInfoResponse, ReturnType<typeof getMemberInfoQueryKey>>({
    queryKey: getMemberInfoQueryKey(options),
    queryFn: ({ signal }) => getMemberInfo({ ...options, signal }),
  });
