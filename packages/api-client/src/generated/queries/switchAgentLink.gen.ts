// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { switchAgentLink } from '../sdk/switchAgentLink.gen.ts';
import type { SwitchAgentLinkData, SwitchAgentLinkResponse } from '../reader-types.gen.ts';

/**
 * Switch a link on or off.
 *
 * Nobody registers by a link that is off; its figures stay. At most 100 are in use: one more is refused (VALIDATION_FAILED of isActive).
 */
export const switchAgentLinkMutation = (): MutationOptions<SwitchAgentLinkResponse, ApiError, CallOptions<SwitchAgentLinkData>> => ({
  mutationKey: ['switchAgentLink'],
  mutationFn: (options) => switchAgentLink(options),
});
