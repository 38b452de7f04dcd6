// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { logOutOperator } from '../sdk/logOutOperator.gen.ts';
import type { LogOutOperatorData } from '../reader-types.gen.ts';

/**
 * Log out.
 *
 * Ends this session and takes its cookie away. In a console that asks nobody for a password there is nothing to end.
 */
export const logOutOperatorMutation = (): MutationOptions<void, ApiError, void | CallOptions<LogOutOperatorData>> => ({
  mutationKey: ['logOutOperator'],
  mutationFn: (options) => logOutOperator(options ?? undefined),
});
