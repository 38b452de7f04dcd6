// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { AmendAgentContractData, AmendAgentContractResponse } from '../reader-types.gen.ts';

/**
 * Offer other terms.
 *
 * Offers other terms for a contract in force. It goes on as it is until they are signed and the next cycle begins; terms that wait already are replaced. Needs a fresh proof of the owner (AUTH_STEP_UP).
 */
export const amendAgentContract = (options: CallOptions<AmendAgentContractData>): Promise<AmendAgentContractResponse> =>
  call('amendAgentContract', 'POST', '/wps/agent/contracts/{contractId}/amendment', options);
