// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { switchVendor } from '../sdk/switchVendor.gen.ts';
import type { SwitchVendorData, SwitchVendorResponse } from '../reader-types.gen.ts';

/**
 * Put a vendor under maintenance or open it.
 *
 * Under maintenance no new round of its games begins, a bet is refused at once, open rounds are paid out as ever, and whoever plays is told. In force everywhere within ten seconds.
 */
export const switchVendorMutation = (): MutationOptions<SwitchVendorResponse, ApiError, CallOptions<SwitchVendorData>> => ({
  mutationKey: ['switchVendor'],
  mutationFn: (options) => switchVendor(options),
});
