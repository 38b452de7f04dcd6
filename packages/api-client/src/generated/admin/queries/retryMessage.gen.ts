// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { retryMessage } from '../sdk/retryMessage.gen.ts';
import type { RetryMessageData, RetryMessageResponse } from '../reader-types.gen.ts';

/**
 * Send a failed message again.
 *
 * Puts a message that was given up back in line. One that has not failed is not found.
 */
export const retryMessageMutation = (): MutationOptions<RetryMessageResponse, ApiError, CallOptions<RetryMessageData>> => ({
  mutationKey: ['retryMessage'],
  mutationFn: (options) => retryMessage(options),
});
