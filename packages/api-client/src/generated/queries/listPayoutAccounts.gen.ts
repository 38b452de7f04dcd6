// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { listPayoutAccounts } from '../sdk/listPayoutAccounts.gen.ts';
import type { ListPayoutAccountsData, ListPayoutAccountsResponse } from '../reader-types.gen.ts';

/** Key of {@link listPayoutAccounts}; `['listPayoutAccounts']` alone matches every call of it. */
export const listPayoutAccountsQueryKey = (options?: CallOptions<ListPayoutAccountsData>) => queryKey('listPayoutAccounts', options);

/**
 * Own payout accounts.
 *
 * Accounts that the member has added, the one that is offered first at the head. Of a number only the last four digits are answered.
 */
export const listPayoutAccountsOptions = (options?: CallOptions<ListPayoutAccountsData>) =>
  queryOptions<ListPayoutAccountsResponse, ApiError, ListPayoutAccountsResponse, ReturnType<typeof listPayoutAccountsQueryKey>>({
    queryKey: listPayoutAccountsQueryKey(options),
    queryFn: ({ signal }) => listPayoutAccounts({ ...options, signal }),
  });
