// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { listJackpots } from '../sdk/listJackpots.gen.ts';
import type { ListJackpotsData, ListJackpotsResponse } from '../reader-types.gen.ts';

/** Key of {@link listJackpots}; `['listJackpots']` alone matches every call of it. */
export const listJackpotsQueryKey = (options?: CallOptions<ListJackpotsData>) => queryKey('listJackpots', options);

/**
 * Linked jackpots.
 *
 * Every pool of every vendor and currency, by their names, with what its accounts in the ledger hold now and what has gone in and out since it was opened.
 */
export const listJackpotsOptions = (options?: CallOptions<ListJackpotsData>) =>
  queryOptions<ListJackpotsResponse, ApiError, ListJackpotsResponse, ReturnType<typeof listJackpotsQueryKey>>({
    queryKey: listJackpotsQueryKey(options),
    queryFn: ({ signal }) => listJackpots({ ...options, signal }),
  });
