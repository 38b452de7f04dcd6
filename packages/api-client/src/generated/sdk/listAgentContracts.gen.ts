// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { ListAgentContractsData, ListAgentContractsResponse } from '../reader-types.gen.ts';

/**
 * Own contracts.
 *
 * Contracts of the agent on one side, newest first: with the upline (DOWNLINE, what it earns by) or with those directly below (UPLINE, what it has offered). A contract that is over stays in the list.
 */
export const listAgentContracts = (options: CallOptions<ListAgentContractsData>): Promise<ListAgentContractsResponse> =>
  call('listAgentContracts', 'GET', '/wps/agent/contracts', options);
