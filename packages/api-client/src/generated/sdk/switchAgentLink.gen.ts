// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { SwitchAgentLinkData, SwitchAgentLinkResponse } from '../reader-types.gen.ts';

/**
 * Switch a link on or off.
 *
 * Nobody registers by a link that is off; its figures stay. At most 100 are in use: one more is refused (VALIDATION_FAILED of isActive).
 */
export const switchAgentLink = (options: CallOptions<SwitchAgentLinkData>): Promise<SwitchAgentLinkResponse> =>
  call('switchAgentLink', 'POST', '/wps/agent/links/{linkId}/state', options);
