// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { ChangeIdentityCheckData, ChangeIdentityCheckResponse } from '../reader-types.gen.ts';

/**
 * Open approved fields.
 *
 * Opens approved fields so that they can be typed anew. The old values stay in force until the new ones are approved, and withdrawals wait for 24 hours. A field that is not approved is refused (STATE_STALE).
 */
export const changeIdentityCheck = (options: CallOptions<ChangeIdentityCheckData>): Promise<ChangeIdentityCheckResponse> =>
  call('changeIdentityCheck', 'POST', '/wps/member/identity/change', options);
