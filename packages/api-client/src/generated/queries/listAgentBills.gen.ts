// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { listAgentBills } from '../sdk/listAgentBills.gen.ts';
import type { ListAgentBillsData, ListAgentBillsResponse } from '../reader-types.gen.ts';

/** Key of {@link listAgentBills}; `['listAgentBills']` alone matches every call of it. */
export const listAgentBillsQueryKey = (options?: CallOptions<ListAgentBillsData>) => queryKey('listAgentBills', options);

/**
 * Own bills.
 *
 * What the own contracts have come to, the latest first. A window that results have changed since has a second bill with the difference.
 */
export const listAgentBillsOptions = (options?: CallOptions<ListAgentBillsData>) =>
  queryOptions<ListAgentBillsResponse, ApiError, ListAgentBillsResponse, ReturnType<typeof listAgentBillsQueryKey>>({
    queryKey: listAgentBillsQueryKey(options),
    queryFn: ({ signal }) => listAgentBills({ ...options, signal }),
  });
