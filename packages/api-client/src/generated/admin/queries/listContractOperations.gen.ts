// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { listContractOperations } from '../sdk/listContractOperations.gen.ts';
import type { ListContractOperationsData, ListContractOperationsResponse } from '../reader-types.gen.ts';

/** Key of {@link listContractOperations}; `['listContractOperations']` alone matches every call of it. */
export const listContractOperationsQueryKey = (options?: CallOptions<ListContractOperationsData>) => queryKey('listContractOperations', options);

/**
 * Operations of the site's contract.
 *
 * Every operation of the public contract with its address and what it does. `/openapi.json` on the same port is the whole contract as data.
 */
export const listContractOperationsOptions = (options?: CallOptions<ListContractOperationsData>) =>
  queryOptions<ListContractOperationsResponse, ApiError, ListContractOperationsResponse, ReturnType<typeof listContractOperationsQueryKey>>({
    queryKey: listContractOperationsQueryKey(options),
    queryFn: ({ signal }) => listContractOperations({ ...options, signal }),
  });
