// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { GetCreditMovementTotalsData, GetCreditMovementTotalsResponse } from '../reader-types.gen.ts';

/**
 * Sums of the movements of the credit line.
 *
 * What was advanced and what was repaid, over all movements that a filter finds.
 */
export const getCreditMovementTotals = (options: CallOptions<GetCreditMovementTotalsData>): Promise<GetCreditMovementTotalsResponse> =>
  call('getCreditMovementTotals', 'GET', '/wps/agent/credit/movements/totals', options);
