// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { stepUp } from '../sdk/stepUp.gen.ts';
import type { StepUpData, StepUpResponse } from '../reader-types.gen.ts';

/**
 * Prove again who is there.
 *
 * With the password, or what else getProofs names, one of them. For 5 minutes the session then counts as strong: operations that answer AUTH_STEP_UP may be called.
 */
export const stepUpMutation = (): MutationOptions<StepUpResponse, ApiError, CallOptions<StepUpData>> => ({
  mutationKey: ['stepUp'],
  mutationFn: (options) => stepUp(options),
});
