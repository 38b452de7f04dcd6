// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { listBonusOffers } from '../sdk/listBonusOffers.gen.ts';
import type { ListBonusOffersData, ListBonusOffersResponse } from '../reader-types.gen.ts';

/** Key of {@link listBonusOffers}; `['listBonusOffers']` alone matches every call of it. */
export const listBonusOffersQueryKey = (options?: CallOptions<ListBonusOffersData>) => queryKey('listBonusOffers', options);

/**
 * Bonus offers.
 *
 * Every offer there has been, the newest first, with what it has cost so far.
 */
export const listBonusOffersOptions = (options?: CallOptions<ListBonusOffersData>) =>
  queryOptions<ListBonusOffersResponse, ApiError, ListBonusOffersResponse, ReturnType<typeof listBonusOffersQueryKey>>({
    queryKey: listBonusOffersQueryKey(options),
    queryFn: ({ signal }) => listBonusOffers({ ...options, signal }),
  });
