// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { listAgentLinks } from '../sdk/listAgentLinks.gen.ts';
import type { ListAgentLinksData, ListAgentLinksResponse } from '../reader-types.gen.ts';

/** Key of {@link listAgentLinks}; `['listAgentLinks']` alone matches every call of it. */
export const listAgentLinksQueryKey = (options?: CallOptions<ListAgentLinksData>) => queryKey('listAgentLinks', options);

/**
 * Links of an agent.
 *
 * The newest first, with how often each was opened, who registered by it and who of these has paid in. Openings are counted without anything about who opened it.
 */
export const listAgentLinksOptions = (options?: CallOptions<ListAgentLinksData>) =>
  queryOptions<ListAgentLinksResponse, ApiError, ListAgentLinksResponse, ReturnType<typeof listAgentLinksQueryKey>>({
    queryKey: listAgentLinksQueryKey(options),
    queryFn: ({ signal }) => listAgentLinks({ ...options, signal }),
  });
