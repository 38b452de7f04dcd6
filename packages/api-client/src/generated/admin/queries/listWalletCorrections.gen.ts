// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { listWalletCorrections } from '../sdk/listWalletCorrections.gen.ts';
import type { ListWalletCorrectionsData, ListWalletCorrectionsResponse } from '../reader-types.gen.ts';

/** Key of {@link listWalletCorrections}; `['listWalletCorrections']` alone matches every call of it. */
export const listWalletCorrectionsQueryKey = (options?: CallOptions<ListWalletCorrectionsData>) => queryKey('listWalletCorrections', options);

/**
 * Corrections of wallets.
 *
 * Corrections that were asked for, whatever became of them, and those that were made, the newest first. What waits is decided by approveRequest and rejectRequest, and taken back by withdrawRequest, with `approvalId`.
 */
export const listWalletCorrectionsOptions = (options?: CallOptions<ListWalletCorrectionsData>) =>
  queryOptions<ListWalletCorrectionsResponse, ApiError, ListWalletCorrectionsResponse, ReturnType<typeof listWalletCorrectionsQueryKey>>({
    queryKey: listWalletCorrectionsQueryKey(options),
    queryFn: ({ signal }) => listWalletCorrections({ ...options, signal }),
  });
