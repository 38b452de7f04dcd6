// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { getTransfer } from '../sdk/getTransfer.gen.ts';
import type { GetTransferData, GetTransferResponse } from '../reader-types.gen.ts';

/** Key of {@link getTransfer}; `['getTransfer']` alone matches every call of it. */
export const getTransferQueryKey = (options: CallOptions<GetTransferData>) => queryKey('getTransfer', options);

/**
 * Receipt of a transfer.
 *
 * A transfer that the account has sent or received, between own wallets too. One of others is not found, nor one that has not arrived by its receiver.
 */
export const getTransferOptions = (options: CallOptions<GetTransferData>) =>
  queryOptions<GetTransferResponse, ApiError, GetTransferResponse, ReturnType<typeof getTransferQueryKey>>({
    queryKey: getTransferQueryKey(options),
    queryFn: ({ signal }) => getTransfer({ ...options, signal }),
  });
