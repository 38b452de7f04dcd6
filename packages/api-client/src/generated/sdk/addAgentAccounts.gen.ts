// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { AddAgentAccountsData, AddAgentAccountsResponse } from '../reader-types.gen.ts';

/**
 * Make accounts below an agent.
 *
 * Makes accounts directly below the reader, each on its own: a row that is refused says why and keeps no other from being made. The first password has to be changed at the first log-in. Sent again with the same `requestId`, rows that were made answer as before, so nothing is lost with an answer that did not arrive. A plan is the number of one of the reader's contracts, a house plan one of getAgentAccountRules, not both: its terms are offered to each new agent (AUTH_STEP_UP without a fresh proof).
 */
export const addAgentAccounts = (options: CallOptions<AddAgentAccountsData>): Promise<AddAgentAccountsResponse> =>
  call('addAgentAccounts', 'POST', '/wps/agent/accounts', options);
