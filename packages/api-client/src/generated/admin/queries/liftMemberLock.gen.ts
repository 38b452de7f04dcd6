// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { liftMemberLock } from '../sdk/liftMemberLock.gen.ts';
import type { LiftMemberLockData, LiftMemberLockResponse } from '../reader-types.gen.ts';

/**
 * Lift the lock of an agent.
 *
 * The member can log in again. Only a lock of an agent; a member without one is NOT_FOUND. The reason stands in the audit trail, and the agent is told by a message.
 */
export const liftMemberLockMutation = (): MutationOptions<LiftMemberLockResponse, ApiError, CallOptions<LiftMemberLockData>> => ({
  mutationKey: ['liftMemberLock'],
  mutationFn: (options) => liftMemberLock(options),
});
