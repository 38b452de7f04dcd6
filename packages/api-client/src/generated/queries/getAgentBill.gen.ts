// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { getAgentBill } from '../sdk/getAgentBill.gen.ts';
import type { GetAgentBillData, GetAgentBillResponse } from '../reader-types.gen.ts';

/** Key of {@link getAgentBill}; `['getAgentBill']` alone matches every call of it. */
export const getAgentBillQueryKey = (options: CallOptions<GetAgentBillData>) => queryKey('getAgentBill', options);

/**
 * A bill.
 *
 * A bill with everything it was made from: figures of the team, each row with why it was reached or not, rate, what those below got, and the rounding. Its two parties find it.
 */
export const getAgentBillOptions = (options: CallOptions<GetAgentBillData>) =>
  queryOptions<GetAgentBillResponse, ApiError, GetAgentBillResponse, ReturnType<typeof getAgentBillQueryKey>>({
    queryKey: getAgentBillQueryKey(options),
    queryFn: ({ signal }) => getAgentBill({ ...options, signal }),
  });
