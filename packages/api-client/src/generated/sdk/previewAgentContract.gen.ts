// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { PreviewAgentContractData, PreviewAgentContractResponse } from '../reader-types.gen.ts';

/**
 * Try terms.
 *
 * Says what is wrong with terms before they are offered or amended, each row by itself, and of sound ones what both parties would have earned by them in the last finished cycle, or in each of several, by the calculation that bills are made by. Of several cycles each carries over into the next what its terms carry, as if they had been in force since the first. Nothing is written.
 */
export const previewAgentContract = (options: CallOptions<PreviewAgentContractData>): Promise<PreviewAgentContractResponse> =>
  call('previewAgentContract', 'POST', '/wps/agent/contracts/preview', options);
