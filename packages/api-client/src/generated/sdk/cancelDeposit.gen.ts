// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { CancelDepositData, CancelDepositResponse } from '../reader-types.gen.ts';

/**
 * Cancel a deposit.
 *
 * Ends an order that waits for its payment. The provider is asked first: an order that was paid meanwhile is not cancelled (STATE_STALE). Money that comes later is credited all the same.
 */
export const cancelDeposit = (options: CallOptions<CancelDepositData>): Promise<CancelDepositResponse> =>
  call('cancelDeposit', 'POST', '/wps/cashier/deposits/{orderNo}/cancel', options);
