// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { DecideIdentityCheckData, DecideIdentityCheckResponse } from '../reader-types.gen.ts';

/**
 * Decide an identity check.
 *
 * Accepts or rejects every field that is in review, each with a reason that the member reads. STATE_STALE when the fields in review are others by now. A second operator has to approve it when fields are accepted of a member whose document, or name and birthday, another member has.
 */
export const decideIdentityCheck = (options: CallOptions<DecideIdentityCheckData>): Promise<DecideIdentityCheckResponse> =>
  call('decideIdentityCheck', 'POST', '/api/identity-checks/{id}/decision', options);
