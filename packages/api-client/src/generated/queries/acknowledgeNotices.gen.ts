// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { acknowledgeNotices } from '../sdk/acknowledgeNotices.gen.ts';
import type { AcknowledgeNoticesData, AcknowledgeNoticesResponse } from '../reader-types.gen.ts';

/**
 * Acknowledge announcements.
 *
 * Notes that the agent has read announcements for agents. Once for each; what is no such announcement is left out.
 */
export const acknowledgeNoticesMutation = (): MutationOptions<AcknowledgeNoticesResponse, ApiError, CallOptions<AcknowledgeNoticesData>> => ({
  mutationKey: ['acknowledgeNotices'],
  mutationFn: (options) => acknowledgeNotices(options),
});
