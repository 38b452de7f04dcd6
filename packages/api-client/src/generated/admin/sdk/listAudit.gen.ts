// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { ListAuditData, ListAuditResponse } from '../reader-types.gen.ts';

/**
 * Audit trail.
 *
 * Rows that match, newest first.
 */
export const listAudit = (options?: CallOptions<ListAuditData>): Promise<ListAuditResponse> =>
  call('listAudit', 'GET', '/api/audit', options);
