// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { listAgentBillMembers } from '../sdk/listAgentBillMembers.gen.ts';
import type { ListAgentBillMembersData, ListAgentBillMembersResponse } from '../reader-types.gen.ts';

/** Key of {@link listAgentBillMembers}; `['listAgentBillMembers']` alone matches every call of it. */
export const listAgentBillMembersQueryKey = (options: CallOptions<ListAgentBillMembersData>) => queryKey('listAgentBillMembers', options);

/**
 * Members behind a bill.
 *
 * Figures of each member of the team that a bill counts, the greatest valid bet first; all of them add up to the figures of the bill. Its two parties find it.
 */
export const listAgentBillMembersOptions = (options: CallOptions<ListAgentBillMembersData>) =>
  queryOptions<ListAgentBillMembersResponse, ApiError, ListAgentBillMembersResponse, ReturnType<typeof listAgentBillMembersQueryKey>>({
    queryKey: listAgentBillMembersQueryKey(options),
    queryFn: ({ signal }) => listAgentBillMembers({ ...options, signal }),
  });
