// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { listAgentBillWages } from '../sdk/listAgentBillWages.gen.ts';
import type { ListAgentBillWagesData, ListAgentBillWagesResponse } from '../reader-types.gen.ts';

/** Key of {@link listAgentBillWages}; `['listAgentBillWages']` alone matches every call of it. */
export const listAgentBillWagesQueryKey = (options: CallOptions<ListAgentBillWagesData>) => queryKey('listAgentBillWages', options);

/**
 * Daily wages behind a dividend.
 *
 * Daily wages that a dividend deducts, one row for each bill, the latest first; all of them add up to the figure of the bill. Its two parties find it.
 */
export const listAgentBillWagesOptions = (options: CallOptions<ListAgentBillWagesData>) =>
  queryOptions<ListAgentBillWagesResponse, ApiError, ListAgentBillWagesResponse, ReturnType<typeof listAgentBillWagesQueryKey>>({
    queryKey: listAgentBillWagesQueryKey(options),
    queryFn: ({ signal }) => listAgentBillWages({ ...options, signal }),
  });
