// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { getWallet } from '../sdk/getWallet.gen.ts';
import type { GetWalletData, GetWalletResponse } from '../reader-types.gen.ts';

/** Key of {@link getWallet}; `['getWallet']` alone matches every call of it. */
export const getWalletQueryKey = (options?: CallOptions<GetWalletData>) => queryKey('getWallet', options);

/**
 * The wallet and its parts.
 *
 * Cash of the account, and what belongs to the member besides it: stakes of open bets, money on hold and bonus money. Each is what the ledger says at this moment.
 */
export const getWalletOptions = (options?: CallOptions<GetWalletData>) =>
  queryOptions<GetWalletResponse, ApiError, GetWalletResponse, ReturnType<typeof getWalletQueryKey>>({
    queryKey: getWalletQueryKey(options),
    queryFn: ({ signal }) => getWallet({ ...options, signal }),
  });
