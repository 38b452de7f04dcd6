// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { getBonusOffers } from '../sdk/getBonusOffers.gen.ts';
import type { GetBonusOffersData, GetBonusOffersResponse } from '../reader-types.gen.ts';

/** Key of {@link getBonusOffers}; `['getBonusOffers']` alone matches every call of it. */
export const getBonusOffersQueryKey = (options?: CallOptions<GetBonusOffersData>) => queryKey('getBonusOffers', options);

/**
 * Bonuses that a deposit can bring.
 *
 * What the account may choose for its next deposit, with everything that it asks for. Beside a bonus that is in play another one may be chosen: it waits until that has ended. Empty while a deposit that was begun with an offer is open, and for somebody who takes a break or has excluded himself.
 */
export const getBonusOffersOptions = (options?: CallOptions<GetBonusOffersData>) =>
  queryOptions<GetBonusOffersResponse, ApiError, GetBonusOffersResponse, ReturnType<typeof getBonusOffersQueryKey>>({
    queryKey: getBonusOffersQueryKey(options),
    queryFn: ({ signal }) => getBonusOffers({ ...options, signal }),
  });
