// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { GetAgentContractData, GetAgentContractResponse } from '../reader-types.gen.ts';

/**
 * A contract.
 *
 * A contract with what has happened to it, the latest first. Only its two parties find it.
 */
export const getAgentContract = (options: CallOptions<GetAgentContractData>): Promise<GetAgentContractResponse> =>
  call('getAgentContract', 'GET', '/wps/agent/contracts/{contractId}', options);
