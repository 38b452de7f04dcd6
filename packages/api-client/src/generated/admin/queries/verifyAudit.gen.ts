// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { verifyAudit } from '../sdk/verifyAudit.gen.ts';
import type { VerifyAuditData, VerifyAuditResponse } from '../reader-types.gen.ts';

/**
 * Check the whole chain.
 *
 * Reads every row of the trail and its links.
 */
export const verifyAuditMutation = (): MutationOptions<VerifyAuditResponse, ApiError, void | CallOptions<VerifyAuditData>> => ({
  mutationKey: ['verifyAudit'],
  mutationFn: (options) => verifyAudit(options ?? undefined),
});
