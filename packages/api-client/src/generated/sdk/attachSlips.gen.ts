// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { AttachSlipsData, AttachSlipsResponse } from '../reader-types.gen.ts';

/**
 * Send the slip of a transfer.
 *
 * One to three pictures for a deposit by transfer (BANK, C2C) that waits for its payment or has expired (STATE_STALE otherwise), three in all (UPLOAD_COUNT). They help to find the payment; what is credited is what has arrived, never what a slip says.
 */
export const attachSlips = (options: CallOptions<AttachSlipsData>): Promise<AttachSlipsResponse> =>
  call('attachSlips', 'POST', '/wps/cashier/deposits/{orderNo}/slips', options);
