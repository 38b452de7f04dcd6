// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { getPaymentPassword } from '../sdk/getPaymentPassword.gen.ts';
import type { GetPaymentPasswordData, GetPaymentPasswordResponse } from '../reader-types.gen.ts';

/** Key of {@link getPaymentPassword}; `['getPaymentPassword']` alone matches every call of it. */
export const getPaymentPasswordQueryKey = (options?: CallOptions<GetPaymentPasswordData>) => queryKey('getPaymentPassword', options);

/**
 * Whether there is a payment password.
 *
 * Says whether the account has one, and until when the last proof of it counts.
 */
export const getPaymentPasswordOptions = (options?: CallOptions<GetPaymentPasswordData>) =>
  queryOptions<GetPaymentPasswordResponse, ApiError, GetPaymentPasswordResponse, ReturnType<typeof getPaymentPasswordQueryKey>>({
    queryKey: getPaymentPasswordQueryKey(options),
    queryFn: ({ signal }) => getPaymentPassword({ ...options, signal }),
  });
