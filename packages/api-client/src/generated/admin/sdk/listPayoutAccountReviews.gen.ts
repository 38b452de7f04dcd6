// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { ListPayoutAccountReviewsData, ListPayoutAccountReviewsResponse } from '../reader-types.gen.ts';

/**
 * Payout accounts to compare.
 *
 * Accounts whose name was not clear to the provider, the newest first.
 */
export const listPayoutAccountReviews = (options?: CallOptions<ListPayoutAccountReviewsData>): Promise<ListPayoutAccountReviewsResponse> =>
  call('listPayoutAccountReviews', 'GET', '/api/payout-accounts', options);
