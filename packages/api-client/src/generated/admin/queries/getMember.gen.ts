// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { getMember } from '../sdk/getMember.gen.ts';
import type { GetMemberData, GetMemberResponse } from '../reader-types.gen.ts';

/** Key of {@link getMember}; `['getMember']` alone matches every call of it. */
export const getMemberQueryKey = (options: CallOptions<GetMemberData>) => queryKey('getMember', options);

/**
 * One member.
 *
 * What helps to help: state of the account, its proofs, open sessions, and what was counted against its log-in.
 */
export const getMemberOptions = (options: CallOptions<GetMemberData>) =>
  queryOptions<GetMemberResponse, ApiError, GetMemberResponse, ReturnType<typeof getMemberQueryKey>>({
    queryKey: getMemberQueryKey(options),
    queryFn: ({ signal }) => getMember({ ...options, signal }),
  });
