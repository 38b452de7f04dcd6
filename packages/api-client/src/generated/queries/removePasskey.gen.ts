// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { removePasskey } from '../sdk/removePasskey.gen.ts';
import type { RemovePasskeyData, RemovePasskeyResponse } from '../reader-types.gen.ts';

/**
 * Remove a passkey.
 *
 * It logs nobody in any more, at once; sessions that it opened go on. The last one may be removed too: the password is still there. A passkey of somebody else is not found. Answers what is left.
 */
export const removePasskeyMutation = (): MutationOptions<RemovePasskeyResponse, ApiError, CallOptions<RemovePasskeyData>> => ({
  mutationKey: ['removePasskey'],
  mutationFn: (options) => removePasskey(options),
});
