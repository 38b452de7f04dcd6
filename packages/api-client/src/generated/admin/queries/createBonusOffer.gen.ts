// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { createBonusOffer } from '../sdk/createBonusOffer.gen.ts';
import type { CreateBonusOfferData, CreateBonusOfferResponse } from '../reader-types.gen.ts';

/**
 * Begin a bonus offer.
 *
 * Members can choose it at once, with deposits in its currency. It never changes: another one is begun in its place. Two operators decide it, because the house gives the money. STATE_STALE when `key` was used before.
 */
export const createBonusOfferMutation = (): MutationOptions<CreateBonusOfferResponse, ApiError, CallOptions<CreateBonusOfferData>> => ({
  mutationKey: ['createBonusOffer'],
  mutationFn: (options) => createBonusOffer(options),
});
