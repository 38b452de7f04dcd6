// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { listVendors } from '../sdk/listVendors.gen.ts';
import type { ListVendorsData, ListVendorsResponse } from '../reader-types.gen.ts';

/** Key of {@link listVendors}; `['listVendors']` alone matches every call of it. */
export const listVendorsQueryKey = (options?: CallOptions<ListVendorsData>) => queryKey('listVendors', options);

/**
 * Vendors.
 *
 * Vendors that match, those that are not listed too; an exact hit first, then in the order of the site.
 */
export const listVendorsOptions = (options?: CallOptions<ListVendorsData>) =>
  queryOptions<ListVendorsResponse, ApiError, ListVendorsResponse, ReturnType<typeof listVendorsQueryKey>>({
    queryKey: listVendorsQueryKey(options),
    queryFn: ({ signal }) => listVendors({ ...options, signal }),
  });
