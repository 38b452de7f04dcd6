// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { ListUnmatchedPaymentsData, ListUnmatchedPaymentsResponse } from '../reader-types.gen.ts';

/**
 * Unmatched payments.
 *
 * Money in suspense, and what was there, the newest first.
 */
export const listUnmatchedPayments = (options?: CallOptions<ListUnmatchedPaymentsData>): Promise<ListUnmatchedPaymentsResponse> =>
  call('listUnmatchedPayments', 'GET', '/api/unmatched-payments', options);
