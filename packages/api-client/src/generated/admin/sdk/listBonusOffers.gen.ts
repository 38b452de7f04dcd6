// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { ListBonusOffersData, ListBonusOffersResponse } from '../reader-types.gen.ts';

/**
 * Bonus offers.
 *
 * Every offer there has been, the newest first, with what it has cost so far.
 */
export const listBonusOffers = (options?: CallOptions<ListBonusOffersData>): Promise<ListBonusOffersResponse> =>
  call('listBonusOffers', 'GET', '/api/bonus-offers', options);
