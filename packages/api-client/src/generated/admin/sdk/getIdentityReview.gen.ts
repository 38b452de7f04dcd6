// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { GetIdentityReviewData, GetIdentityReviewResponse } from '../reader-types.gen.ts';

/**
 * One identity check.
 *
 * Everything that a member has said, with the members who have said the same, and what was decided before. That it was looked at is written down.
 */
export const getIdentityReview = (options: CallOptions<GetIdentityReviewData>): Promise<GetIdentityReviewResponse> =>
  call('getIdentityReview', 'GET', '/api/identity-checks/{id}', options);
