// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { getConsolidated } from '../sdk/getConsolidated.gen.ts';
import type { GetConsolidatedData, GetConsolidatedResponse } from '../reader-types.gen.ts';

/** Key of {@link getConsolidated}; `['getConsolidated']` alone matches every call of it. */
export const getConsolidatedQueryKey = (options?: CallOptions<GetConsolidatedData>) => queryKey('getConsolidated', options);

/**
 * Contracts by kind.
 *
 * What waits for an answer of the account, and what it has signed with its upline, by kind of contract. For a member, who has none, every list is empty.
 */
export const getConsolidatedOptions = (options?: CallOptions<GetConsolidatedData>) =>
  queryOptions<GetConsolidatedResponse, ApiError, GetConsolidatedResponse, ReturnType<typeof getConsolidatedQueryKey>>({
    queryKey: getConsolidatedQueryKey(options),
    queryFn: ({ signal }) => getConsolidated({ ...options, signal }),
  });
