// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { getUnmatchedPayment } from '../sdk/getUnmatchedPayment.gen.ts';
import type { GetUnmatchedPaymentData, GetUnmatchedPaymentResponse } from '../reader-types.gen.ts';

/** Key of {@link getUnmatchedPayment}; `['getUnmatchedPayment']` alone matches every call of it. */
export const getUnmatchedPaymentQueryKey = (options: CallOptions<GetUnmatchedPaymentData>) => queryKey('getUnmatchedPayment', options);

/**
 * One unmatched payment.
 *
 * What the provider has told of it, the order that it may be for, and the other payments of that order.
 */
export const getUnmatchedPaymentOptions = (options: CallOptions<GetUnmatchedPaymentData>) =>
  queryOptions<GetUnmatchedPaymentResponse, ApiError, GetUnmatchedPaymentResponse, ReturnType<typeof getUnmatchedPaymentQueryKey>>({
    queryKey: getUnmatchedPaymentQueryKey(options),
    queryFn: ({ signal }) => getUnmatchedPayment({ ...options, signal }),
  });
