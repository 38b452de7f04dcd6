// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { cancelDeposit } from '../sdk/cancelDeposit.gen.ts';
import type { CancelDepositData, CancelDepositResponse } from '../reader-types.gen.ts';

/**
 * Cancel a deposit.
 *
 * Ends an order that waits for its payment. The provider is asked first: an order that was paid meanwhile is not cancelled (STATE_STALE). Money that comes later is credited all the same.
 */
export const cancelDepositMutation = (): MutationOptions<CancelDepositResponse, ApiError, CallOptions<CancelDepositData>> => ({
  mutationKey: ['cancelDeposit'],
  mutationFn: (options) => cancelDeposit(options),
});
