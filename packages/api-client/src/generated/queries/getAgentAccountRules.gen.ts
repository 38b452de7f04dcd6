// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { getAgentAccountRules } from '../sdk/getAgentAccountRules.gen.ts';
import type { GetAgentAccountRulesData, GetAgentAccountRulesResponse } from '../reader-types.gen.ts';

/** Key of {@link getAgentAccountRules}; `['getAgentAccountRules']` alone matches every call of it. */
export const getAgentAccountRulesQueryKey = (options?: CallOptions<GetAgentAccountRulesData>) => queryKey('getAgentAccountRules', options);

/**
 * How an agent can make accounts.
 *
 * Which first passwords there are, how many accounts can still be made today, and which published plans of the house the reader may offer to new agents: those nowhere above its own terms, or all of them where the merchant lets agents offer more than they have; the first hundred.
 */
export const getAgentAccountRulesOptions = (options?: CallOptions<GetAgentAccountRulesData>) =>
  queryOptions<GetAgentAccountRulesResponse, ApiError, GetAgentAccountRulesResponse, ReturnType<typeof getAgentAccountRulesQueryKey>>({
    queryKey: getAgentAccountRulesQueryKey(options),
    queryFn: ({ signal }) => getAgentAccountRules({ ...options, signal }),
  });
