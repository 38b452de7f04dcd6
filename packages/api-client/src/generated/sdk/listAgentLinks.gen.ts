// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { ListAgentLinksData, ListAgentLinksResponse } from '../reader-types.gen.ts';

/**
 * Links of an agent.
 *
 * The newest first, with how often each was opened, who registered by it and who of these has paid in. Openings are counted without anything about who opened it.
 */
export const listAgentLinks = (options?: CallOptions<ListAgentLinksData>): Promise<ListAgentLinksResponse> =>
  call('listAgentLinks', 'GET', '/wps/agent/links', options);
