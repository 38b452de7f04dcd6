// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { GetMovementTotalsData, GetMovementTotalsResponse } from '../reader-types.gen.ts';

/**
 * Sums of movements.
 *
 * What came and what left in a period of at most 93 days, over all movements that listMovements has for the same query.
 */
export const getMovementTotals = (options: CallOptions<GetMovementTotalsData>): Promise<GetMovementTotalsResponse> =>
  call('getMovementTotals', 'GET', '/wps/report/transaction-totals', options);
