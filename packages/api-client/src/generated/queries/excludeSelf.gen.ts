// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { excludeSelf } from '../sdk/excludeSelf.gen.ts';
import type { ExcludeSelfData, ExcludeSelfResponse } from '../reader-types.gen.ts';

/**
 * Exclude oneself.
 *
 * No play and no deposits until its end, and afterwards until the owner asks for it (returnToPlay); withdrawals stay open, also of money that had to be played first. Games and remembered browsers end, open orders to pay in are cancelled, own wins leave the board. It cannot be ended early, only made longer (else STATE_STALE).
 */
export const excludeSelfMutation = (): MutationOptions<ExcludeSelfResponse, ApiError, CallOptions<ExcludeSelfData>> => ({
  mutationKey: ['excludeSelf'],
  mutationFn: (options) => excludeSelf(options),
});
