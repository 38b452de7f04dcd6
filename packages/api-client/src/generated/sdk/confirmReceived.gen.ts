// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { ConfirmReceivedData, ConfirmReceivedResponse } from '../reader-types.gen.ts';

/**
 * A part has arrived.
 *
 * Closes the part, or with `whole` every part of its order that was paid and waits. Said of a disputed part it ends the dispute. Said twice it changes nothing. STATE_STALE when the part came back, and when its time is over, so that it counts as received without an answer.
 */
export const confirmReceived = (options: CallOptions<ConfirmReceivedData>): Promise<ConfirmReceivedResponse> =>
  call('confirmReceived', 'POST', '/wps/cashier/confirmations/{partNo}/received', options);
