// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { AddAgentLinkData, AddAgentLinkResponse } from '../reader-types.gen.ts';

/**
 * Make a link.
 *
 * Who registers by it stands directly below the reader, as a member or an agent. A plan is the number of one of the reader's contracts, a house plan one of getAgentAccountRules, not both: its terms, as they are then, are offered to each new agent, as long as the reader may offer them (AUTH_STEP_UP without a fresh proof). At most 100 links are in use (VALIDATION_FAILED of isActive) and 1,000 there in all (of linkId).
 */
export const addAgentLink = (options: CallOptions<AddAgentLinkData>): Promise<AddAgentLinkResponse> =>
  call('addAgentLink', 'POST', '/wps/agent/links', options);
