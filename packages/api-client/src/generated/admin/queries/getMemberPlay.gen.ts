// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { getMemberPlay } from '../sdk/getMemberPlay.gen.ts';
import type { GetMemberPlayData, GetMemberPlayResponse } from '../reader-types.gen.ts';

/** Key of {@link getMemberPlay}; `['getMemberPlay']` alone matches every call of it. */
export const getMemberPlayQueryKey = (options: CallOptions<GetMemberPlayData>) => queryKey('getMemberPlay', options);

/**
 * Limits and breaks of a member.
 *
 * Limits that the member has set, with what was used of them, breaks from playing, and the last changes. To be read only; that it was read stands in the audit trail.
 */
export const getMemberPlayOptions = (options: CallOptions<GetMemberPlayData>) =>
  queryOptions<GetMemberPlayResponse, ApiError, GetMemberPlayResponse, ReturnType<typeof getMemberPlayQueryKey>>({
    queryKey: getMemberPlayQueryKey(options),
    queryFn: ({ signal }) => getMemberPlay({ ...options, signal }),
  });
