// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { ListVendorWalletsData, ListVendorWalletsResponse } from '../reader-types.gen.ts';

/**
 * Wallets at vendors.
 *
 * Where the merchant has a wallet per vendor (isSingle false) all vendors that are offered, each with what the member has there; where it has one wallet for all only those that still hold money. Games of a vendor are played from its wallet, money is brought there and back by transferMoney with direction OWN. Bonus money lies at no vendor, and is played at each of them while no cash is left in any other wallet. Trial accounts have one wallet.
 */
export const listVendorWallets = (options?: CallOptions<ListVendorWalletsData>): Promise<ListVendorWalletsResponse> =>
  call('listVendorWallets', 'GET', '/wps/wallets/vendors', options);
