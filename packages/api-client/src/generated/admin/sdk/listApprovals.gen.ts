// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { ListApprovalsData, ListApprovalsResponse } from '../reader-types.gen.ts';

/**
 * Requests for a second operator.
 *
 * Requests that this operator has made or may decide, newest first: those that wait, or all of the last 30 days. At most 200.
 */
export const listApprovals = (options?: CallOptions<ListApprovalsData>): Promise<ListApprovalsResponse> =>
  call('listApprovals', 'GET', '/api/approvals', options);
