// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { approveAgentApplication } from '../sdk/approveAgentApplication.gen.ts';
import type { ApproveAgentApplicationData, ApproveAgentApplicationResponse } from '../reader-types.gen.ts';

/**
 * Approve an application.
 *
 * The account of a member becomes that of an agent at once, where it stands in the tree. Whoever applied without an account takes it up with one. The applicant is told: in the inbox, or by mail where that is the contact; others are to be contacted.
 */
export const approveAgentApplicationMutation = (): MutationOptions<ApproveAgentApplicationResponse, ApiError, CallOptions<ApproveAgentApplicationData>> => ({
  mutationKey: ['approveAgentApplication'],
  mutationFn: (options) => approveAgentApplication(options),
});
