// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { ListVendorsData, ListVendorsResponse } from '../reader-types.gen.ts';

/**
 * Vendors.
 *
 * Vendors that match, those that are not listed too; an exact hit first, then in the order of the site.
 */
export const listVendors = (options?: CallOptions<ListVendorsData>): Promise<ListVendorsResponse> =>
  call('listVendors', 'GET', '/api/vendors', options);
