// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { OpenDisputeData, OpenDisputeResponse } from '../reader-types.gen.ts';

/**
 * A part has not arrived.
 *
 * Opens a dispute with one to three pictures of the account statement. It is answered within 24 hours. Possible while the part waits or counts as received (STATE_STALE otherwise), until 30 days after its payment (CONFIRM_CLOSED).
 */
export const openDispute = (options: CallOptions<OpenDisputeData>): Promise<OpenDisputeResponse> =>
  call('openDispute', 'POST', '/wps/cashier/confirmations/{partNo}/dispute', options);
