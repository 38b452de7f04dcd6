// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { GetMerchantWalletData, GetMerchantWalletResponse } from '../reader-types.gen.ts';

/**
 * How wallets work at this merchant.
 *
 * isSingle true = one seamless wallet for all games; false = a wallet per vendor and transfers before play (listVendorWallets). Trial accounts always have one.
 */
export const getMerchantWallet = (options?: CallOptions<GetMerchantWalletData>): Promise<GetMerchantWalletResponse> =>
  call('getMerchantWallet', 'GET', '/wps/relay/GCS_merchantWallet', options);
