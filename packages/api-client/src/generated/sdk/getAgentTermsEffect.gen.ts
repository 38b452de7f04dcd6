// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { GetAgentTermsEffectData, GetAgentTermsEffectResponse } from '../reader-types.gen.ts';

/**
 * What waiting terms would have come to.
 *
 * What the reader would have earned in the last finished cycle by the terms that wait in a contract, and has by those in force. Not found when no terms wait. Only its two parties find it, each its own side.
 */
export const getAgentTermsEffect = (options: CallOptions<GetAgentTermsEffectData>): Promise<GetAgentTermsEffectResponse> =>
  call('getAgentTermsEffect', 'GET', '/wps/agent/contracts/{contractId}/effect', options);
