import { getTransferOptions as getTransfer } from '@mekong/api-client/queries/getTransfer';
import { getTransferOptionsOptions } from '@mekong/api-client/queries/getTransferOptions';
import { listTransferDownlinesOptions } from '@mekong/api-client/queries/listTransferDownlines';
import { listTransfersQueryKey } from '@mekong/api-client/queries/listTransfers';
import { listTransfers } from '@mekong/api-client/sdk/listTransfers';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

const staleTime = 5_000;

/** Whom money can be passed on to, and how much. */
export const transferOptionsQuery = () => queryOptions({ ...getTransferOptionsOptions(), staleTime });

/** The downline of a user name or number. */
export const downlineQuery = (find: string) =>
  queryOptions({
    ...listTransferDownlinesOptions({ query: { find } }),
    staleTime,
    select: ({ content }) => content[0] ?? null,
  });

/** Receipt of a transfer. */
export const transferQuery = (transferNo: string) =>
  queryOptions({ ...getTransfer({ path: { transferNo } }), staleTime });

/** Own transfers, sent and received, the newest first, older ones as they are asked for. */
export const transfersQuery = () =>
  infiniteQueryOptions({
    queryKey: [listTransfersQueryKey()[0], 'all'] as const,
    queryFn: ({ pageParam: cursor, signal }) => listTransfers({ query: { cursor }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime,
  });
