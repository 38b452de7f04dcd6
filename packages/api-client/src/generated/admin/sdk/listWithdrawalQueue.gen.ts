// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { ListWithdrawalQueueData, ListWithdrawalQueueResponse } from '../reader-types.gen.ts';

/**
 * Withdrawals.
 *
 * Withdrawals of all members, the newest first, with what speaks for a closer look. With `waiting` those that are to be decided (REVIEW), the oldest first, and how many there are of each kind.
 */
export const listWithdrawalQueue = (options?: CallOptions<ListWithdrawalQueueData>): Promise<ListWithdrawalQueueResponse> =>
  call('listWithdrawalQueue', 'GET', '/api/withdrawals', options);
