// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { GetBetData, GetBetResponse } from '../reader-types.gen.ts';

/**
 * One bet.
 *
 * A bet with every movement of money that belongs to it and what the vendor said about the result. A bet of somebody else is not found.
 */
export const getBet = (options: CallOptions<GetBetData>): Promise<GetBetResponse> =>
  call('getBet', 'GET', '/wps/report/bets/{betNo}', options);
