// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { listTransfers } from '../sdk/listTransfers.gen.ts';
import type { ListTransfersData, ListTransfersResponse } from '../reader-types.gen.ts';

/** Key of {@link listTransfers}; `['listTransfers']` alone matches every call of it. */
export const listTransfersQueryKey = (options?: CallOptions<ListTransfersData>) => queryKey('listTransfers', options);

/**
 * Transfers.
 *
 * Transfers of the account, sent and received, newest first. A receiver sees those that have arrived.
 */
export const listTransfersOptions = (options?: CallOptions<ListTransfersData>) =>
  queryOptions<ListTransfersResponse, ApiError, ListTransfersResponse, ReturnType<typeof listTransfersQueryKey>>({
    queryKey: listTransfersQueryKey(options),
    queryFn: ({ signal }) => listTransfers({ ...options, signal }),
  });
