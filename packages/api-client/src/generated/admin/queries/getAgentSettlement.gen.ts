// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { getAgentSettlement } from '../sdk/getAgentSettlement.gen.ts';
import type { GetAgentSettlementData, GetAgentSettlementResponse } from '../reader-types.gen.ts';

/** Key of {@link getAgentSettlement}; `['getAgentSettlement']` alone matches every call of it. */
export const getAgentSettlementQueryKey = (options?: CallOptions<GetAgentSettlementData>) => queryKey('getAgentSettlement', options);

/**
 * State of the settlement.
 *
 * How each kind of window stands: the last one that was settled with its bills, and how many are over and wait; and the bills that should have been paid by now.
 */
export const getAgentSettlementOptions = (options?: CallOptions<GetAgentSettlementData>) =>
  queryOptions<GetAgentSettlementResponse, ApiError, GetAgentSettlementResponse, ReturnType<typeof getAgentSettlementQueryKey>>({
    queryKey: getAgentSettlementQueryKey(options),
    queryFn: ({ signal }) => getAgentSettlement({ ...options, signal }),
  });
