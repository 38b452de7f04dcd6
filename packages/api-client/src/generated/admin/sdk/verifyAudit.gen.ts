// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { VerifyAuditData, VerifyAuditResponse } from '../reader-types.gen.ts';

/**
 * Check the whole chain.
 *
 * Reads every row of the trail and its links.
 */
export const verifyAudit = (options?: CallOptions<VerifyAuditData>): Promise<VerifyAuditResponse> =>
  call('verifyAudit', 'POST', '/api/audit/verification', options);
