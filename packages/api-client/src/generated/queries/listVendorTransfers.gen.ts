// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { listVendorTransfers } from '../sdk/listVendorTransfers.gen.ts';
import type { ListVendorTransfersData, ListVendorTransfersResponse } from '../reader-types.gen.ts';

/** Key of {@link listVendorTransfers}; `['listVendorTransfers']` alone matches every call of it. */
export const listVendorTransfersQueryKey = (options?: CallOptions<ListVendorTransfersData>) => queryKey('listVendorTransfers', options);

/**
 * Transfers between own wallets.
 *
 * Transfers between the main wallet and those at vendors, newest first.
 */
export const listVendorTransfersOptions = (options?: CallOptions<ListVendorTransfersData>) =>
  queryOptions<ListVendorTransfersResponse, ApiError, ListVendorTransfersResponse, ReturnType<typeof listVendorTransfersQueryKey>>({
    queryKey: listVendorTransfersQueryKey(options),
    queryFn: ({ signal }) => listVendorTransfers({ ...options, signal }),
  });
