// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { actOnHouseContract } from '../sdk/actOnHouseContract.gen.ts';
import type { ActOnHouseContractData, ActOnHouseContractResponse } from '../reader-types.gen.ts';

/**
 * Withdraw, end or keep a contract of the house.
 *
 * What the house does as the upline. An end is never retroactive, and is settled to the last cycle; where the merchant says so, one that was refused and is asked for again after a whole cycle cannot be refused. A second operator has to approve it. CONTRACT_STALE when the contract is another one than was seen.
 */
export const actOnHouseContractMutation = (): MutationOptions<ActOnHouseContractResponse, ApiError, CallOptions<ActOnHouseContractData>> => ({
  mutationKey: ['actOnHouseContract'],
  mutationFn: (options) => actOnHouseContract(options),
});
