// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { SwitchVendorData, SwitchVendorResponse } from '../reader-types.gen.ts';

/**
 * Put a vendor under maintenance or open it.
 *
 * Under maintenance no new round of its games begins, a bet is refused at once, open rounds are paid out as ever, and whoever plays is told. In force everywhere within ten seconds.
 */
export const switchVendor = (options: CallOptions<SwitchVendorData>): Promise<SwitchVendorResponse> =>
  call('switchVendor', 'PUT', '/api/vendors/{code}', options);
