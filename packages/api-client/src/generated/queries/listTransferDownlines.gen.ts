// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { listTransferDownlines } from '../sdk/listTransferDownlines.gen.ts';
import type { ListTransferDownlinesData, ListTransferDownlinesResponse } from '../reader-types.gen.ts';

/** Key of {@link listTransferDownlines}; `['listTransferDownlines']` alone matches every call of it. */
export const listTransferDownlinesQueryKey = (options?: CallOptions<ListTransferDownlinesData>) => queryKey('listTransferDownlines', options);

/**
 * Downlines that money can be passed on to.
 *
 * Direct downlines of an agent, newest first; nobody for a member.
 */
export const listTransferDownlinesOptions = (options?: CallOptions<ListTransferDownlinesData>) =>
  queryOptions<ListTransferDownlinesResponse, ApiError, ListTransferDownlinesResponse, ReturnType<typeof listTransferDownlinesQueryKey>>({
    queryKey: listTransferDownlinesQueryKey(options),
    queryFn: ({ signal }) => listTransferDownlines({ ...options, signal }),
  });
