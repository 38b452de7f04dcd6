// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { ListVendorTransfersData, ListVendorTransfersResponse } from '../reader-types.gen.ts';

/**
 * Transfers between own wallets.
 *
 * Transfers between the main wallet and those at vendors, newest first.
 */
export const listVendorTransfers = (options?: CallOptions<ListVendorTransfersData>): Promise<ListVendorTransfersResponse> =>
  call('listVendorTransfers', 'GET', '/wps/wallets/vendors/transfers', options);
