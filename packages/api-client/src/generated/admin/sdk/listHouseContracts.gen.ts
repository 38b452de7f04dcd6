// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { ListHouseContractsData, ListHouseContractsResponse } from '../reader-types.gen.ts';

/**
 * Contracts of the house.
 *
 * Contracts of agents without an upline, the newest first; what is over too, unless the filter says otherwise.
 */
export const listHouseContracts = (options?: CallOptions<ListHouseContractsData>): Promise<ListHouseContractsResponse> =>
  call('listHouseContracts', 'GET', '/api/house-contracts', options);
