// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { listHousePlans } from '../sdk/listHousePlans.gen.ts';
import type { ListHousePlansData, ListHousePlansResponse } from '../reader-types.gen.ts';

/** Key of {@link listHousePlans}; `['listHousePlans']` alone matches every call of it. */
export const listHousePlansQueryKey = (options?: CallOptions<ListHousePlansData>) => queryKey('listHousePlans', options);

/**
 * Plans of agents.
 *
 * All plans with their last terms, published or not, in the order that readers see them in.
 */
export const listHousePlansOptions = (options?: CallOptions<ListHousePlansData>) =>
  queryOptions<ListHousePlansResponse, ApiError, ListHousePlansResponse, ReturnType<typeof listHousePlansQueryKey>>({
    queryKey: listHousePlansQueryKey(options),
    queryFn: ({ signal }) => listHousePlans({ ...options, signal }),
  });
