// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { getAgentContract } from '../sdk/getAgentContract.gen.ts';
import type { GetAgentContractData, GetAgentContractResponse } from '../reader-types.gen.ts';

/** Key of {@link getAgentContract}; `['getAgentContract']` alone matches every call of it. */
export const getAgentContractQueryKey = (options: CallOptions<GetAgentContractData>) => queryKey('getAgentContract', options);

/**
 * A contract.
 *
 * A contract with what has happened to it, the latest first. Only its two parties find it.
 */
export const getAgentContractOptions = (options: CallOptions<GetAgentContractData>) =>
  queryOptions<GetAgentContractResponse, ApiError, GetAgentContractResponse, ReturnType<typeof getAgentContractQueryKey>>({
    queryKey: getAgentContractQueryKey(options),
    queryFn: ({ signal }) => getAgentContract({ ...options, signal }),
  });
