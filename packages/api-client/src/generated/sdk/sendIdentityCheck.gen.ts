// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { SendIdentityCheckData, SendIdentityCheckResponse } from '../reader-types.gen.ts';

/**
 * Send it for review.
 *
 * Everything that is a draft goes into review. What is missing or was rejected is named (VALIDATION_FAILED, rule `required`); the age is read from the birthday by the clocks of the merchant (AGE_TOO_LOW). Without a draft STATE_STALE.
 */
export const sendIdentityCheck = (options?: CallOptions<SendIdentityCheckData>): Promise<SendIdentityCheckResponse> =>
  call('sendIdentityCheck', 'POST', '/wps/member/identity/submission', options);
