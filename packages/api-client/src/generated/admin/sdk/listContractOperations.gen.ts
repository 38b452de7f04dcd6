// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { ListContractOperationsData, ListContractOperationsResponse } from '../reader-types.gen.ts';

/**
 * Operations of the site's contract.
 *
 * Every operation of the public contract with its address and what it does. `/openapi.json` on the same port is the whole contract as data.
 */
export const listContractOperations = (options?: CallOptions<ListContractOperationsData>): Promise<ListContractOperationsResponse> =>
  call('listContractOperations', 'GET', '/api/reference', options);
