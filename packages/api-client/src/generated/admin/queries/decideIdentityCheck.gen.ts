// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { decideIdentityCheck } from '../sdk/decideIdentityCheck.gen.ts';
import type { DecideIdentityCheckData, DecideIdentityCheckResponse } from '../reader-types.gen.ts';

/**
 * Decide an identity check.
 *
 * Accepts or rejects every field that is in review, each with a reason that the member reads. STATE_STALE when the fields in review are others by now. A second operator has to approve it when fields are accepted of a member whose document, or name and birthday, another member has.
 */
export const decideIdentityCheckMutation = (): MutationOptions<DecideIdentityCheckResponse, ApiError, CallOptions<DecideIdentityCheckData>> => ({
  mutationKey: ['decideIdentityCheck'],
  mutationFn: (options) => decideIdentityCheck(options),
});
