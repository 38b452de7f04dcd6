// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { takeTimeOut } from '../sdk/takeTimeOut.gen.ts';
import type { TakeTimeOutData, TakeTimeOutResponse } from '../reader-types.gen.ts';

/**
 * Take a time-out.
 *
 * No play and no deposits until its end; withdrawals stay open. It begins at once and cannot be ended early: STATE_STALE while a longer one, or an exclusion, is in force.
 */
export const takeTimeOutMutation = (): MutationOptions<TakeTimeOutResponse, ApiError, CallOptions<TakeTimeOutData>> => ({
  mutationKey: ['takeTimeOut'],
  mutationFn: (options) => takeTimeOut(options),
});
