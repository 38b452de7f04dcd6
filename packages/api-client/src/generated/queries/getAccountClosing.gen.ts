// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { getAccountClosing } from '../sdk/getAccountClosing.gen.ts';
import type { GetAccountClosingData, GetAccountClosingResponse } from '../reader-types.gen.ts';

/** Key of {@link getAccountClosing}; `['getAccountClosing']` alone matches every call of it. */
export const getAccountClosingQueryKey = (options?: CallOptions<GetAccountClosingData>) => queryKey('getAccountClosing', options);

/**
 * Whether the own account is being closed.
 *
 * How it stands, and what is left: money, bets and orders that keep it open.
 */
export const getAccountClosingOptions = (options?: CallOptions<GetAccountClosingData>) =>
  queryOptions<GetAccountClosingResponse, ApiError, GetAccountClosingResponse, ReturnType<typeof getAccountClosingQueryKey>>({
    queryKey: getAccountClosingQueryKey(options),
    queryFn: ({ signal }) => getAccountClosing({ ...options, signal }),
  });
