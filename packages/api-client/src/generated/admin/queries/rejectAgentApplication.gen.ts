// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { rejectAgentApplication } from '../sdk/rejectAgentApplication.gen.ts';
import type { RejectAgentApplicationData, RejectAgentApplicationResponse } from '../reader-types.gen.ts';

/**
 * Reject an application.
 *
 * The applicant reads the reason; the note is for operators alone.
 */
export const rejectAgentApplicationMutation = (): MutationOptions<RejectAgentApplicationResponse, ApiError, CallOptions<RejectAgentApplicationData>> => ({
  mutationKey: ['rejectAgentApplication'],
  mutationFn: (options) => rejectAgentApplication(options),
});
