// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { CountConfirmationsData, CountConfirmationsResponse } from '../reader-types.gen.ts';

/**
 * How many parts wait for an answer.
 *
 * What the badge of the menu shows.
 */
export const countConfirmations = (options?: CallOptions<CountConfirmationsData>): Promise<CountConfirmationsResponse> =>
  call('countConfirmations', 'GET', '/wps/cashier/confirmations/waiting', options);
