// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { GetBalanceData, GetBalanceResponse } from '../reader-types.gen.ts';

/**
 * Balance.
 *
 * Balance of the main wallet. `version` orders this answer among the balance events of /wps/events.
 */
export const getBalance = (options?: CallOptions<GetBalanceData>): Promise<GetBalanceResponse> =>
  call('getBalance', 'GET', '/wps/v2/wallets/balance', options);
