// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { listAgentSettlementWindows } from '../sdk/listAgentSettlementWindows.gen.ts';
import type { ListAgentSettlementWindowsData, ListAgentSettlementWindowsResponse } from '../reader-types.gen.ts';

/** Key of {@link listAgentSettlementWindows}; `['listAgentSettlementWindows']` alone matches every call of it. */
export const listAgentSettlementWindowsQueryKey = (options?: CallOptions<ListAgentSettlementWindowsData>) => queryKey('listAgentSettlementWindows', options);

/**
 * Windows of the settlement.
 *
 * Every window that was settled or has failed, the last to end first, with its bills: made, paid, and what became of the others.
 */
export const listAgentSettlementWindowsOptions = (options?: CallOptions<ListAgentSettlementWindowsData>) =>
  queryOptions<ListAgentSettlementWindowsResponse, ApiError, ListAgentSettlementWindowsResponse, ReturnType<typeof listAgentSettlementWindowsQueryKey>>({
    queryKey: listAgentSettlementWindowsQueryKey(options),
    queryFn: ({ signal }) => listAgentSettlementWindows({ ...options, signal }),
  });
