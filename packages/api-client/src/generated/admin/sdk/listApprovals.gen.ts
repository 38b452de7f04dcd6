// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { ListApprovalsData, ListApprovalsResponse } from '../reader-types.gen.ts';

/**
 * Requests for a second operator.
 *
 * Requests for what this operator may do, newest first: those that wait, or all of the last 30 days. At most 200. Who has another role now reads no request of the one before, not even an own one.
 */
export const listApprovals = (options?: CallOptions<ListApprovalsData>): Promise<ListApprovalsResponse> =>
  call('listApprovals', 'GET', '/api/approvals', options);
