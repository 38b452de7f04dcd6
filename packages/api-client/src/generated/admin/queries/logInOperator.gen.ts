// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { logInOperator } from '../sdk/logInOperator.gen.ts';
import type { LogInOperatorData, LogInOperatorResponse } from '../reader-types.gen.ts';

/**
 * Log in.
 *
 * Password and code of the authenticator in one call: which of them was wrong is not told. A code is taken once. The answer sets the session cookie; the session ends after 15 minutes without a call and after 8 hours in any case.
 */
export const logInOperatorMutation = (): MutationOptions<LogInOperatorResponse, ApiError, CallOptions<LogInOperatorData>> => ({
  mutationKey: ['logInOperator'],
  mutationFn: (options) => logInOperator(options),
});
