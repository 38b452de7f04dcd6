// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { listAgentApplications } from '../sdk/listAgentApplications.gen.ts';
import type { ListAgentApplicationsData, ListAgentApplicationsResponse } from '../reader-types.gen.ts';

/** Key of {@link listAgentApplications}; `['listAgentApplications']` alone matches every call of it. */
export const listAgentApplicationsQueryKey = (options?: CallOptions<ListAgentApplicationsData>) => queryKey('listAgentApplications', options);

/**
 * Applications of agents.
 *
 * What applicants have written, the newest first. Kept for 180 days after the decision; one by which an account became that of an agent stays with the account.
 */
export const listAgentApplicationsOptions = (options?: CallOptions<ListAgentApplicationsData>) =>
  queryOptions<ListAgentApplicationsResponse, ApiError, ListAgentApplicationsResponse, ReturnType<typeof listAgentApplicationsQueryKey>>({
    queryKey: listAgentApplicationsQueryKey(options),
    queryFn: ({ signal }) => listAgentApplications({ ...options, signal }),
  });
