// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { ActOnHouseContractData, ActOnHouseContractResponse } from '../reader-types.gen.ts';

/**
 * Withdraw, end or keep a contract of the house.
 *
 * What the house does as the upline. An end is never retroactive, and is settled to the last cycle; where the merchant says so, one that was refused and is asked for again after a whole cycle cannot be refused. A second operator has to approve it. CONTRACT_STALE when the contract is another one than was seen.
 */
export const actOnHouseContract = (options: CallOptions<ActOnHouseContractData>): Promise<ActOnHouseContractResponse> =>
  call('actOnHouseContract', 'POST', '/api/house-contracts/{contractId}/actions', options);
