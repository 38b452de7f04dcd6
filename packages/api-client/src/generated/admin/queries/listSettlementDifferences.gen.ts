// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { listSettlementDifferences } from '../sdk/listSettlementDifferences.gen.ts';
import type { ListSettlementDifferencesData, ListSettlementDifferencesResponse } from '../reader-types.gen.ts';

/** Key of {@link listSettlementDifferences}; `['listSettlementDifferences']` alone matches every call of it. */
export const listSettlementDifferencesQueryKey = (options?: CallOptions<ListSettlementDifferencesData>) => queryKey('listSettlementDifferences', options);

/**
 * Differences.
 *
 * Payments and payouts of which a settlement file and the books say different things, the newest first.
 */
export const listSettlementDifferencesOptions = (options?: CallOptions<ListSettlementDifferencesData>) =>
  queryOptions<ListSettlementDifferencesResponse, ApiError, ListSettlementDifferencesResponse, ReturnType<typeof listSettlementDifferencesQueryKey>>({
    queryKey: listSettlementDifferencesQueryKey(options),
    queryFn: ({ signal }) => listSettlementDifferences({ ...options, signal }),
  });
