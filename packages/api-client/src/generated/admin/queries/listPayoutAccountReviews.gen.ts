// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { listPayoutAccountReviews } from '../sdk/listPayoutAccountReviews.gen.ts';
import type { ListPayoutAccountReviewsData, ListPayoutAccountReviewsResponse } from '../reader-types.gen.ts';

/** Key of {@link listPayoutAccountReviews}; `['listPayoutAccountReviews']` alone matches every call of it. */
export const listPayoutAccountReviewsQueryKey = (options?: CallOptions<ListPayoutAccountReviewsData>) => queryKey('listPayoutAccountReviews', options);

/**
 * Payout accounts to compare.
 *
 * Accounts whose name was not clear to the provider, the newest first.
 */
export const listPayoutAccountReviewsOptions = (options?: CallOptions<ListPayoutAccountReviewsData>) =>
  queryOptions<ListPayoutAccountReviewsResponse, ApiError, ListPayoutAccountReviewsResponse, ReturnType<typeof listPayoutAccountReviewsQueryKey>>({
    queryKey: listPayoutAccountReviewsQueryKey(options),
    queryFn: ({ signal }) => listPayoutAccountReviews({ ...options, signal }),
  });
