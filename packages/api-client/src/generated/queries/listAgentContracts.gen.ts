// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { listAgentContracts } from '../sdk/listAgentContracts.gen.ts';
import type { ListAgentContractsData, ListAgentContractsResponse } from '../reader-types.gen.ts';

/** Key of {@link listAgentContracts}; `['listAgentContracts']` alone matches every call of it. */
export const listAgentContractsQueryKey = (options: CallOptions<ListAgentContractsData>) => queryKey('listAgentContracts', options);

/**
 * Own contracts.
 *
 * Contracts of the agent on one side, newest first: with the upline (DOWNLINE, what it earns by) or with those directly below (UPLINE, what it has offered). A contract that is over stays in the list.
 */
export const listAgentContractsOptions = (options: CallOptions<ListAgentContractsData>) =>
  queryOptions<ListAgentContractsResponse, ApiError, ListAgentContractsResponse, ReturnType<typeof listAgentContractsQueryKey>>({
    queryKey: listAgentContractsQueryKey(options),
    queryFn: ({ signal }) => listAgentContracts({ ...options, signal }),
  });
