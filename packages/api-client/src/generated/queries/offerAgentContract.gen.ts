// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { offerAgentContract } from '../sdk/offerAgentContract.gen.ts';
import type { OfferAgentContractData, OfferAgentContractResponse } from '../reader-types.gen.ts';

/**
 * Offer a contract.
 *
 * Offers a contract to an agent directly below. The terms are refused as CONTRACT_RATE_ABOVE_OWN where they pay more than the own contract of the kind, games and currency does from the next cycle on, by their tiers, deductions, what they carry over or from which bets a member is active, unless the merchant allows it; its fields say where. One that is live already answers CONTRACT_EXISTS; somebody of another tree is not found. An offer needs a fresh proof of the owner (AUTH_STEP_UP), and expires when it is not answered.
 */
export const offerAgentContractMutation = (): MutationOptions<OfferAgentContractResponse, ApiError, CallOptions<OfferAgentContractData>> => ({
  mutationKey: ['offerAgentContract'],
  mutationFn: (options) => offerAgentContract(options),
});
