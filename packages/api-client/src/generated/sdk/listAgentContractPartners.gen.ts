// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { ListAgentContractPartnersData, ListAgentContractPartnersResponse } from '../reader-types.gen.ts';

/**
 * Agents that can be offered a contract.
 *
 * Active agents directly below, by name; 500 at most.
 */
export const listAgentContractPartners = (options?: CallOptions<ListAgentContractPartnersData>): Promise<ListAgentContractPartnersResponse> =>
  call('listAgentContractPartners', 'GET', '/wps/agent/contracts/partners', options);
