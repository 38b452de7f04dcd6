// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { getWithdrawable } from '../sdk/getWithdrawable.gen.ts';
import type { GetWithdrawableData, GetWithdrawableResponse } from '../reader-types.gen.ts';

/** Key of {@link getWithdrawable}; `['getWithdrawable']` alone matches every call of it. */
export const getWithdrawableQueryKey = (options?: CallOptions<GetWithdrawableData>) => queryKey('getWithdrawable', options);

/**
 * What can be withdrawn, and why not the rest.
 *
 * The money of the account by where it is, each lock with its reason, and the limits that are left today.
 */
export const getWithdrawableOptions = (options?: CallOptions<GetWithdrawableData>) =>
  queryOptions<GetWithdrawableResponse, ApiError, GetWithdrawableResponse, ReturnType<typeof getWithdrawableQueryKey>>({
    queryKey: getWithdrawableQueryKey(options),
    queryFn: ({ signal }) => getWithdrawable({ ...options, signal }),
  });
