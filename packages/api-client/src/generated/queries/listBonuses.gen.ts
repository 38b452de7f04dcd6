// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { listBonuses } from '../sdk/listBonuses.gen.ts';
import type { ListBonusesData, ListBonusesResponse } from '../reader-types.gen.ts';

/** Key of {@link listBonuses}; `['listBonuses']` alone matches every call of it. */
export const listBonusesQueryKey = (options?: CallOptions<ListBonusesData>) => queryKey('listBonuses', options);

/**
 * Own bonuses.
 *
 * Bonuses of the account, newest first, each with the bets that count so far. At most one is in play; those that were given beside it wait, and begin one after the other in the order of their deposits.
 */
export const listBonusesOptions = (options?: CallOptions<ListBonusesData>) =>
  queryOptions<ListBonusesResponse, ApiError, ListBonusesResponse, ReturnType<typeof listBonusesQueryKey>>({
    queryKey: listBonusesQueryKey(options),
    queryFn: ({ signal }) => listBonuses({ ...options, signal }),
  });
