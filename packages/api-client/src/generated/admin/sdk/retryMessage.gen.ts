// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { RetryMessageData, RetryMessageResponse } from '../reader-types.gen.ts';

/**
 * Send a failed message again.
 *
 * Puts a message that was given up back in line. One that has not failed is not found.
 */
export const retryMessage = (options: CallOptions<RetryMessageData>): Promise<RetryMessageResponse> =>
  call('retryMessage', 'POST', '/api/messages/{id}/retry', options);
