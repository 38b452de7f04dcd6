// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { getTotp } from '../sdk/getTotp.gen.ts';
import type { GetTotpData, GetTotpResponse } from '../reader-types.gen.ts';

/** Key of {@link getTotp}; `['getTotp']` alone matches every call of it. */
export const getTotpQueryKey = (options?: CallOptions<GetTotpData>) => queryKey('getTotp', options);

/**
 * Whether an authenticator protects the account.
 *
 * Says since when, and how many recovery codes are left.
 */
export const getTotpOptions = (options?: CallOptions<GetTotpData>) =>
  queryOptions<GetTotpResponse, ApiError, GetTotpResponse, ReturnType<typeof getTotpQueryKey>>({
    queryKey: getTotpQueryKey(options),
    queryFn: ({ signal }) => getTotp({ ...options, signal }),
  });
