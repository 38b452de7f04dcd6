import { getBalanceQueryKey } from '@mekong/api-client/queries/getBalance';
import { listMovementsQueryKey } from '@mekong/api-client/queries/listMovements';
import { listVendorTransfersQueryKey } from '@mekong/api-client/queries/listVendorTransfers';
import { listVendorWalletsOptions, listVendorWalletsQueryKey } from '@mekong/api-client/queries/listVendorWallets';
import { listVendorTransfers } from '@mekong/api-client/sdk/listVendorTransfers';
import type { LanguageCode } from '@mekong/i18n/registry';
import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { walletQuery } from './wallet.ts';

const staleTime = 5_000;

/** The wallets of a member at providers, with their names in a language. Those of another language stay meanwhile. */
export const vendorWalletsQuery = (language: LanguageCode) =>
  queryOptions({ ...listVendorWalletsOptions({ query: { language } }), staleTime, placeholderData: keepPreviousData });

/** Transfers between own wallets, the newest first, older ones as they are asked for. */
export const vendorTransfersQuery = (language: LanguageCode) =>
  infiniteQueryOptions({
    queryKey: [listVendorTransfersQueryKey()[0], 'all', language] as const,
    queryFn: ({ pageParam: cursor, signal }) => listVendorTransfers({ query: { cursor, language }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime,
    placeholderData: keepPreviousData,
  });

/** Asks again for everything that a transfer between own wallets changes. */
export async function refreshOwnWallets(queryClient: QueryClient): Promise<void> {
  const keys = [
    [listVendorWalletsQueryKey()[0]],
    [listVendorTransfersQueryKey()[0]],
    [listMovementsQueryKey()[0]],
    [getBalanceQueryKey()[0]],
    walletQuery().queryKey,
  ];
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
