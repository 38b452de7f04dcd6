// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { listAllTransfers } from '../sdk/listAllTransfers.gen.ts';
import type { ListAllTransfersData, ListAllTransfersResponse } from '../reader-types.gen.ts';

/** Key of {@link listAllTransfers}; `['listAllTransfers']` alone matches every call of it. */
export const listAllTransfersQueryKey = (options?: CallOptions<ListAllTransfersData>) => queryKey('listAllTransfers', options);

/**
 * Transfers.
 *
 * Transfers between members, the newest first.
 */
export const listAllTransfersOptions = (options?: CallOptions<ListAllTransfersData>) =>
  queryOptions<ListAllTransfersResponse, ApiError, ListAllTransfersResponse, ReturnType<typeof listAllTransfersQueryKey>>({
    queryKey: listAllTransfersQueryKey(options),
    queryFn: ({ signal }) => listAllTransfers({ ...options, signal }),
  });
