// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { attachSlips } from '../sdk/attachSlips.gen.ts';
import type { AttachSlipsData, AttachSlipsResponse } from '../reader-types.gen.ts';

/**
 * Send the slip of a transfer.
 *
 * One to three pictures for a deposit by transfer (BANK, C2C) that waits for its payment or has expired (STATE_STALE otherwise), three in all (UPLOAD_COUNT). They help to find the payment; what is credited is what has arrived, never what a slip says.
 */
export const attachSlipsMutation = (): MutationOptions<AttachSlipsResponse, ApiError, CallOptions<AttachSlipsData>> => ({
  mutationKey: ['attachSlips'],
  mutationFn: (options) => attachSlips(options),
});
