// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { GetBonusOffersData, GetBonusOffersResponse } from '../reader-types.gen.ts';

/**
 * Bonuses that a deposit can bring.
 *
 * What the account may choose for its next deposit, with everything that it asks for. Beside a bonus that is in play another one may be chosen: it waits until that has ended. Empty while a deposit that was begun with an offer is open, and for somebody who takes a break or has excluded himself.
 */
export const getBonusOffers = (options?: CallOptions<GetBonusOffersData>): Promise<GetBonusOffersResponse> =>
  call('getBonusOffers', 'GET', '/wps/cashier/bonus-offers', options);
