// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { call, type MoneyCallOptions } from '../../client/call.ts';
import type { CollectVendorWalletsData, CollectVendorWalletsResponse } from '../reader-types.gen.ts';

/**
 * Bring everything back from vendors.
 *
 * All money at vendors goes to the main wallet, at once and together, whatever state the vendors are in and also where the merchant has one wallet by now. With nothing at vendors it answers 0. Stakes of open bets come back when those are settled.
 */
export const collectVendorWallets = (options: MoneyCallOptions<CollectVendorWalletsData>): Promise<CollectVendorWalletsResponse> =>
  call('collectVendorWallets', 'POST', '/wps/wallets/vendors/collect', options, { money: true });
