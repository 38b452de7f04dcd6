// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { getLinkedAccounts } from '../sdk/getLinkedAccounts.gen.ts';
import type { GetLinkedAccountsData, GetLinkedAccountsResponse } from '../reader-types.gen.ts';

/** Key of {@link getLinkedAccounts}; `['getLinkedAccounts']` alone matches every call of it. */
export const getLinkedAccountsQueryKey = (options?: CallOptions<GetLinkedAccountsData>) => queryKey('getLinkedAccounts', options);

/**
 * Linked social accounts.
 *
 * Accounts of providers that log the caller in, and providers that could be linked now.
 */
export const getLinkedAccountsOptions = (options?: CallOptions<GetLinkedAccountsData>) =>
  queryOptions<GetLinkedAccountsResponse, ApiError, GetLinkedAccountsResponse, ReturnType<typeof getLinkedAccountsQueryKey>>({
    queryKey: getLinkedAccountsQueryKey(options),
    queryFn: ({ signal }) => getLinkedAccounts({ ...options, signal }),
  });
