// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { getMemberClosing } from '../sdk/getMemberClosing.gen.ts';
import type { GetMemberClosingData, GetMemberClosingResponse } from '../reader-types.gen.ts';

/** Key of {@link getMemberClosing}; `['getMemberClosing']` alone matches every call of it. */
export const getMemberClosingQueryKey = (options: CallOptions<GetMemberClosingData>) => queryKey('getMemberClosing', options);

/**
 * Whether a member closes the account.
 *
 * How an account stands between open and closed, and what is left on it: money that has to be paid out, bets that have to be settled, withdrawals that have to end.
 */
export const getMemberClosingOptions = (options: CallOptions<GetMemberClosingData>) =>
  queryOptions<GetMemberClosingResponse, ApiError, GetMemberClosingResponse, ReturnType<typeof getMemberClosingQueryKey>>({
    queryKey: getMemberClosingQueryKey(options),
    queryFn: ({ signal }) => getMemberClosing({ ...options, signal }),
  });
