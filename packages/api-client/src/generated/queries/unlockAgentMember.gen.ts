// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { unlockAgentMember } from '../sdk/unlockAgentMember.gen.ts';
import type { UnlockAgentMemberData, UnlockAgentMemberResponse } from '../reader-types.gen.ts';

/**
 * Lift the lock of a member or an agent directly below.
 *
 * Only a lock of an agent; one of an operator is NOT_FOUND. Needs a fresh proof.
 */
export const unlockAgentMemberMutation = (): MutationOptions<UnlockAgentMemberResponse, ApiError, CallOptions<UnlockAgentMemberData>> => ({
  mutationKey: ['unlockAgentMember'],
  mutationFn: (options) => unlockAgentMember(options),
});
