// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { lockAgentMember } from '../sdk/lockAgentMember.gen.ts';
import type { LockAgentMemberData, LockAgentMemberResponse } from '../reader-types.gen.ts';

/**
 * Lock a member directly below.
 *
 * The member cannot log in until the lock is lifted; open sessions end at once, the money stays in the account. Only members directly below, not agents. Needs a fresh proof. A member who is locked already is NOT_FOUND.
 */
export const lockAgentMemberMutation = (): MutationOptions<LockAgentMemberResponse, ApiError, CallOptions<LockAgentMemberData>> => ({
  mutationKey: ['lockAgentMember'],
  mutationFn: (options) => lockAgentMember(options),
});
