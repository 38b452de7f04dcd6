// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { getWithdrawal } from '../sdk/getWithdrawal.gen.ts';
import type { GetWithdrawalData, GetWithdrawalResponse } from '../reader-types.gen.ts';

/** Key of {@link getWithdrawal}; `['getWithdrawal']` alone matches every call of it. */
export const getWithdrawalQueryKey = (options: CallOptions<GetWithdrawalData>) => queryKey('getWithdrawal', options);

/**
 * One withdrawal.
 *
 * An own order with the parts that it is paid in. An order of somebody else is not found.
 */
export const getWithdrawalOptions = (options: CallOptions<GetWithdrawalData>) =>
  queryOptions<GetWithdrawalResponse, ApiError, GetWithdrawalResponse, ReturnType<typeof getWithdrawalQueryKey>>({
    queryKey: getWithdrawalQueryKey(options),
    queryFn: ({ signal }) => getWithdrawal({ ...options, signal }),
  });
