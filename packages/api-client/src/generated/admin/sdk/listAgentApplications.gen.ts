// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { ListAgentApplicationsData, ListAgentApplicationsResponse } from '../reader-types.gen.ts';

/**
 * Applications of agents.
 *
 * What applicants have written, the newest first. Kept for 180 days after the decision; one by which an account became that of an agent stays with the account.
 */
export const listAgentApplications = (options?: CallOptions<ListAgentApplicationsData>): Promise<ListAgentApplicationsResponse> =>
  call('listAgentApplications', 'GET', '/api/agent-applications', options);
