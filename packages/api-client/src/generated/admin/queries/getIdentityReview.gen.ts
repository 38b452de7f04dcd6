// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { getIdentityReview } from '../sdk/getIdentityReview.gen.ts';
import type { GetIdentityReviewData, GetIdentityReviewResponse } from '../reader-types.gen.ts';

/** Key of {@link getIdentityReview}; `['getIdentityReview']` alone matches every call of it. */
export const getIdentityReviewQueryKey = (options: CallOptions<GetIdentityReviewData>) => queryKey('getIdentityReview', options);

/**
 * One identity check.
 *
 * Everything that a member has said, with the members who have said the same, and what was decided before. That it was looked at is written down.
 */
export const getIdentityReviewOptions = (options: CallOptions<GetIdentityReviewData>) =>
  queryOptions<GetIdentityReviewResponse, ApiError, GetIdentityReviewResponse, ReturnType<typeof getIdentityReviewQueryKey>>({
    queryKey: getIdentityReviewQueryKey(options),
    queryFn: ({ signal }) => getIdentityReview({ ...options, signal }),
  });
