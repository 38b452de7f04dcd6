// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { listVendorWallets } from '../sdk/listVendorWallets.gen.ts';
import type { ListVendorWalletsData, ListVendorWalletsResponse } from '../reader-types.gen.ts';

/** Key of {@link listVendorWallets}; `['listVendorWallets']` alone matches every call of it. */
export const listVendorWalletsQueryKey = (options?: CallOptions<ListVendorWalletsData>) => queryKey('listVendorWallets', options);

/**
 * Wallets at vendors.
 *
 * Where the merchant has a wallet per vendor (isSingle false) all vendors that are offered, each with what the member has there; where it has one wallet for all only those that still hold money. Games of a vendor are played from its wallet, money is brought there and back by transferMoney with direction OWN. Bonus money lies at no vendor, and is played at each of them while no cash is left in any other wallet. Trial accounts have one wallet.
 */
export const listVendorWalletsOptions = (options?: CallOptions<ListVendorWalletsData>) =>
  queryOptions<ListVendorWalletsResponse, ApiError, ListVendorWalletsResponse, ReturnType<typeof listVendorWalletsQueryKey>>({
    queryKey: listVendorWalletsQueryKey(options),
    queryFn: ({ signal }) => listVendorWallets({ ...options, signal }),
  });
