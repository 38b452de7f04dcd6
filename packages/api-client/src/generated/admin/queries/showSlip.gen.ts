// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { showSlip } from '../sdk/showSlip.gen.ts';
import type { ShowSlipData, ShowSlipResponse } from '../reader-types.gen.ts';

/**
 * Look at a slip.
 *
 * An address that works for a minute, in this browser alone. That it was looked at is written down.
 */
export const showSlipMutation = (): MutationOptions<ShowSlipResponse, ApiError, CallOptions<ShowSlipData>> => ({
  mutationKey: ['showSlip'],
  mutationFn: (options) => showSlip(options),
});
