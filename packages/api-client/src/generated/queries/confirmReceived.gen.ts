// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { confirmReceived } from '../sdk/confirmReceived.gen.ts';
import type { ConfirmReceivedData, ConfirmReceivedResponse } from '../reader-types.gen.ts';

/**
 * A part has arrived.
 *
 * Closes the part, or with `whole` every part of its order that was paid and waits. Said of a disputed part it ends the dispute. Said twice it changes nothing. STATE_STALE when the part came back, and when its time is over, so that it counts as received without an answer.
 */
export const confirmReceivedMutation = (): MutationOptions<ConfirmReceivedResponse, ApiError, CallOptions<ConfirmReceivedData>> => ({
  mutationKey: ['confirmReceived'],
  mutationFn: (options) => confirmReceived(options),
});
