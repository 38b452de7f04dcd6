// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { getMerchantWallet } from '../sdk/getMerchantWallet.gen.ts';
import type { GetMerchantWalletData, GetMerchantWalletResponse } from '../reader-types.gen.ts';

/** Key of {@link getMerchantWallet}; `['getMerchantWallet']` alone matches every call of it. */
export const getMerchantWalletQueryKey = (options?: CallOptions<GetMerchantWalletData>) => queryKey('getMerchantWallet', options);

/**
 * How wallets work at this merchant.
 *
 * isSingle true = one seamless wallet for all games; false = a wallet per vendor and transfers before play (listVendorWallets). Trial accounts always have one.
 */
export const getMerchantWalletOptions = (options?: CallOptions<GetMerchantWalletData>) =>
  queryOptions<GetMerchantWalletResponse, ApiError, GetMerchantWalletResponse, ReturnType<typeof getMerchantWalletQueryKey>>({
    queryKey: getMerchantWalletQueryKey(options),
    queryFn: ({ signal }) => getMerchantWallet({ ...options, signal }),
  });
