// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { ShowSlipData, ShowSlipResponse } from '../reader-types.gen.ts';

/**
 * Look at a slip.
 *
 * An address that works for a minute, in this browser alone. That it was looked at is written down.
 */
export const showSlip = (options: CallOptions<ShowSlipData>): Promise<ShowSlipResponse> =>
  call('showSlip', 'POST', '/api/slips/{id}/picture', options);
