// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { changeIdentityCheck } from '../sdk/changeIdentityCheck.gen.ts';
import type { ChangeIdentityCheckData, ChangeIdentityCheckResponse } from '../reader-types.gen.ts';

/**
 * Open approved fields.
 *
 * Opens approved fields so that they can be typed anew. The old values stay in force until the new ones are approved, and withdrawals wait for 24 hours. A field that is not approved is refused (STATE_STALE).
 */
export const changeIdentityCheckMutation = (): MutationOptions<ChangeIdentityCheckResponse, ApiError, CallOptions<ChangeIdentityCheckData>> => ({
  mutationKey: ['changeIdentityCheck'],
  mutationFn: (options) => changeIdentityCheck(options),
});
