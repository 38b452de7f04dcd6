// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { listDividendBills } from '../sdk/listDividendBills.gen.ts';
import type { ListDividendBillsData, ListDividendBillsResponse } from '../reader-types.gen.ts';

/** Key of {@link listDividendBills}; `['listDividendBills']` alone matches every call of it. */
export const listDividendBillsQueryKey = (options: CallOptions<ListDividendBillsData>) => queryKey('listDividendBills', options);

/**
 * Bills of a run of dividends.
 *
 * Its bills beside what the same contract came to in the cycle before, the greatest differences first.
 */
export const listDividendBillsOptions = (options: CallOptions<ListDividendBillsData>) =>
  queryOptions<ListDividendBillsResponse, ApiError, ListDividendBillsResponse, ReturnType<typeof listDividendBillsQueryKey>>({
    queryKey: listDividendBillsQueryKey(options),
    queryFn: ({ signal }) => listDividendBills({ ...options, signal }),
  });
