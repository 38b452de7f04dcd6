// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { listHouseContracts } from '../sdk/listHouseContracts.gen.ts';
import type { ListHouseContractsData, ListHouseContractsResponse } from '../reader-types.gen.ts';

/** Key of {@link listHouseContracts}; `['listHouseContracts']` alone matches every call of it. */
export const listHouseContractsQueryKey = (options?: CallOptions<ListHouseContractsData>) => queryKey('listHouseContracts', options);

/**
 * Contracts of the house.
 *
 * Contracts of agents without an upline, the newest first; what is over too, unless the filter says otherwise.
 */
export const listHouseContractsOptions = (options?: CallOptions<ListHouseContractsData>) =>
  queryOptions<ListHouseContractsResponse, ApiError, ListHouseContractsResponse, ReturnType<typeof listHouseContractsQueryKey>>({
    queryKey: listHouseContractsQueryKey(options),
    queryFn: ({ signal }) => listHouseContracts({ ...options, signal }),
  });
