// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { listAgentContractPartners } from '../sdk/listAgentContractPartners.gen.ts';
import type { ListAgentContractPartnersData, ListAgentContractPartnersResponse } from '../reader-types.gen.ts';

/** Key of {@link listAgentContractPartners}; `['listAgentContractPartners']` alone matches every call of it. */
export const listAgentContractPartnersQueryKey = (options?: CallOptions<ListAgentContractPartnersData>) => queryKey('listAgentContractPartners', options);

/**
 * Agents that can be offered a contract.
 *
 * Active agents directly below, by name; 500 at most.
 */
export const listAgentContractPartnersOptions = (options?: CallOptions<ListAgentContractPartnersData>) =>
  queryOptions<ListAgentContractPartnersResponse, ApiError, ListAgentContractPartnersResponse, ReturnType<typeof listAgentContractPartnersQueryKey>>({
    queryKey: listAgentContractPartnersQueryKey(options),
    queryFn: ({ signal }) => listAgentContractPartners({ ...options, signal }),
  });
