// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { ListConfirmationsData, ListConfirmationsResponse } from '../reader-types.gen.ts';

/**
 * Own parts that were paid.
 *
 * Parts of the withdrawals of the account that were paid, newest first, each with what its receiver has said. A part of which nothing is said counts as received at `dueAt`; it can still be disputed until `disputeUntil`.
 */
export const listConfirmations = (options?: CallOptions<ListConfirmationsData>): Promise<ListConfirmationsResponse> =>
  call('listConfirmations', 'GET', '/wps/cashier/confirmations', options);
