// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { sendIdentityCheck } from '../sdk/sendIdentityCheck.gen.ts';
import type { SendIdentityCheckData, SendIdentityCheckResponse } from '../reader-types.gen.ts';

/**
 * Send it for review.
 *
 * Everything that is a draft goes into review. What is missing or was rejected is named (VALIDATION_FAILED, rule `required`); the age is read from the birthday by the clocks of the merchant (AGE_TOO_LOW). Without a draft STATE_STALE.
 */
export const sendIdentityCheckMutation = (): MutationOptions<SendIdentityCheckResponse, ApiError, void | CallOptions<SendIdentityCheckData>> => ({
  mutationKey: ['sendIdentityCheck'],
  mutationFn: (options) => sendIdentityCheck(options ?? undefined),
});
