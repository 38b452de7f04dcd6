// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { CollectOwedMoneyData, CollectOwedMoneyResponse } from '../reader-types.gen.ts';

/**
 * Take what a member owes from the wallet.
 *
 * All of it or nothing. Two operators decide it.
 */
export const collectOwedMoney = (options: CallOptions<CollectOwedMoneyData>): Promise<CollectOwedMoneyResponse> =>
  call('collectOwedMoney', 'POST', '/api/unmatched-payments/{id}/collection', options);
