// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { GetWithdrawalReviewData, GetWithdrawalReviewResponse } from '../reader-types.gen.ts';

/**
 * What a withdrawal is decided by.
 *
 * One withdrawal with where it goes, where its money comes from, six checks, who has approved it already, and its member. A check that the data cannot answer says UNKNOWN.
 */
export const getWithdrawalReview = (options: CallOptions<GetWithdrawalReviewData>): Promise<GetWithdrawalReviewResponse> =>
  call('getWithdrawalReview', 'GET', '/api/withdrawals/{id}', options);
