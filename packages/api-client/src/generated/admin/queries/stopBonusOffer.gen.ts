// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { stopBonusOffer } from '../sdk/stopBonusOffer.gen.ts';
import type { StopBonusOfferData, StopBonusOfferResponse } from '../reader-types.gen.ts';

/**
 * Stop a bonus offer.
 *
 * Nobody can choose it any more. Orders that were begun with it and bonuses that are in play keep what they were promised.
 */
export const stopBonusOfferMutation = (): MutationOptions<StopBonusOfferResponse, ApiError, CallOptions<StopBonusOfferData>> => ({
  mutationKey: ['stopBonusOffer'],
  mutationFn: (options) => stopBonusOffer(options),
});
