// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { StopBonusOfferData, StopBonusOfferResponse } from '../reader-types.gen.ts';

/**
 * Stop a bonus offer.
 *
 * Nobody can choose it any more. Orders that were begun with it and bonuses that are in play keep what they were promised.
 */
export const stopBonusOffer = (options: CallOptions<StopBonusOfferData>): Promise<StopBonusOfferResponse> =>
  call('stopBonusOffer', 'POST', '/api/bonus-offers/{id}/stop', options);
