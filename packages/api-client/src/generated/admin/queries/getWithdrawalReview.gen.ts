// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { getWithdrawalReview } from '../sdk/getWithdrawalReview.gen.ts';
import type { GetWithdrawalReviewData, GetWithdrawalReviewResponse } from '../reader-types.gen.ts';

/** Key of {@link getWithdrawalReview}; `['getWithdrawalReview']` alone matches every call of it. */
export const getWithdrawalReviewQueryKey = (options: CallOptions<GetWithdrawalReviewData>) => queryKey('getWithdrawalReview', options);

/**
 * What a withdrawal is decided by.
 *
 * One withdrawal with where it goes, where its money comes from, six checks, who has approved it already, and its member. A check that the data cannot answer says UNKNOWN.
 */
export const getWithdrawalReviewOptions = (options: CallOptions<GetWithdrawalReviewData>) =>
  queryOptions<GetWithdrawalReviewResponse, ApiError, GetWithdrawalReviewResponse, ReturnType<typeof getWithdrawalReviewQueryKey>>({
    queryKey: getWithdrawalReviewQueryKey(options),
    queryFn: ({ signal }) => getWithdrawalReview({ ...options, signal }),
  });
