// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { type MoneyContext, sendMoney } from '../../client/idempotency.ts';
import { collectVendorWallets } from '../sdk/collectVendorWallets.gen.ts';
import type { CollectVendorWalletsData, CollectVendorWalletsResponse } from '../reader-types.gen.ts';

/**
 * Bring everything back from vendors.
 *
 * All money at vendors goes to the main wallet, at once and together, whatever state the vendors are in and also where the merchant has one wallet by now. With nothing at vendors it answers 0. Stakes of open bets come back when those are settled.
 */
export const collectVendorWalletsMutation = (context: MoneyContext): MutationOptions<CollectVendorWalletsResponse, ApiError, void | CallOptions<CollectVendorWalletsData>> => ({
  mutationKey: ['collectVendorWallets'],
  mutationFn: (options) => sendMoney({ operation: 'collectVendorWallets', secrets: [] }, options ?? {}, context, collectVendorWallets),
});
