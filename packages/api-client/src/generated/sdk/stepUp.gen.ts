// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { StepUpData, StepUpResponse } from '../reader-types.gen.ts';

/**
 * Prove again who is there.
 *
 * With the password, or what else getProofs names, one of them. For 5 minutes the session then counts as strong: operations that answer AUTH_STEP_UP may be called.
 */
export const stepUp = (options: CallOptions<StepUpData>): Promise<StepUpResponse> =>
  call('stepUp', 'POST', '/wps/security/step-up', options, { sealed: true });
