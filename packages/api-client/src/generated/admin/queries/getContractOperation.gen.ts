// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { getContractOperation } from '../sdk/getContractOperation.gen.ts';
import type { GetContractOperationData, GetContractOperationResponse } from '../reader-types.gen.ts';

/** Key of {@link getContractOperation}; `['getContractOperation']` alone matches every call of it. */
export const getContractOperationQueryKey = (options: CallOptions<GetContractOperationData>) => queryKey('getContractOperation', options);

/**
 * One operation of the site's contract.
 *
 * Who may call the operation, what it takes and answers field by field, and its error codes.
 */
export const getContractOperationOptions = (options: CallOptions<GetContractOperationData>) =>
  queryOptions<GetContractOperationResponse, ApiError, GetContractOperationResponse, ReturnType<typeof getContractOperationQueryKey>>({
    queryKey: getContractOperationQueryKey(options),
    queryFn: ({ signal }) => getContractOperation({ ...options, signal }),
  });
