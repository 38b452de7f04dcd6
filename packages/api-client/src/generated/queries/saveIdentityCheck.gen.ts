// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { saveIdentityCheck } from '../sdk/saveIdentityCheck.gen.ts';
import type { SaveIdentityCheckData, SaveIdentityCheckResponse } from '../reader-types.gen.ts';

/**
 * Keep one step.
 *
 * Keeps what was typed in one step until it is sent; nothing has to be complete. A field of the step that is left out and is open is emptied. Fields that are in review or approved are taken by no one (STATE_STALE).
 */
export const saveIdentityCheckMutation = (): MutationOptions<SaveIdentityCheckResponse, ApiError, CallOptions<SaveIdentityCheckData>> => ({
  mutationKey: ['saveIdentityCheck'],
  mutationFn: (options) => saveIdentityCheck(options),
});
