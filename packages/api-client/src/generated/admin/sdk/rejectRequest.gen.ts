// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { RejectRequestData, RejectRequestResponse } from '../reader-types.gen.ts';

/**
 * Reject a request.
 *
 * Closes a request without doing it. The reason is shown to the maker.
 */
export const rejectRequest = (options: CallOptions<RejectRequestData>): Promise<RejectRequestResponse> =>
  call('rejectRequest', 'POST', '/api/approvals/{approvalId}/rejection', options);
