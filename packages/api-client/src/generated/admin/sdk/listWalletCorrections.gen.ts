// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { ListWalletCorrectionsData, ListWalletCorrectionsResponse } from '../reader-types.gen.ts';

/**
 * Corrections of wallets.
 *
 * Corrections that were asked for, whatever became of them, and those that were made, the newest first. What waits is decided by approveRequest and rejectRequest, and taken back by withdrawRequest, with `approvalId`.
 */
export const listWalletCorrections = (options?: CallOptions<ListWalletCorrectionsData>): Promise<ListWalletCorrectionsResponse> =>
  call('listWalletCorrections', 'GET', '/api/wallet-corrections', options);
