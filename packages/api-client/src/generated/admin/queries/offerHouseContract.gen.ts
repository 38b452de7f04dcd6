// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { offerHouseContract } from '../sdk/offerHouseContract.gen.ts';
import type { OfferHouseContractData, OfferHouseContractResponse } from '../reader-types.gen.ts';

/**
 * Offer a contract of the house.
 *
 * Offers the terms of a plan to an agent without an upline, who signs or rejects them as any other. Where a contract of the kind, games and currency is in force, they are an amendment of it. A cycle other than its own, or than that of the agent's contracts below, is refused at planId. A second operator has to approve it. NOT_FOUND for an account that is no active agent at the top of a tree, or has another currency; STATE_STALE when the plan has other terms by now; CONTRACT_EXISTS while another offer waits.
 */
export const offerHouseContractMutation = (): MutationOptions<OfferHouseContractResponse, ApiError, CallOptions<OfferHouseContractData>> => ({
  mutationKey: ['offerHouseContract'],
  mutationFn: (options) => offerHouseContract(options),
});
