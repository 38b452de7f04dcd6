// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { GetWalletData, GetWalletResponse } from '../reader-types.gen.ts';

/**
 * The wallet and its parts.
 *
 * Cash of the account, and what belongs to the member besides it: stakes of open bets, money on hold and bonus money. Each is what the ledger says at this moment.
 */
export const getWallet = (options?: CallOptions<GetWalletData>): Promise<GetWalletResponse> =>
  call('getWallet', 'GET', '/wps/cashier/wallet', options);
