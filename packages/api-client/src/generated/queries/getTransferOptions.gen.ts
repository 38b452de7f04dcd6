// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { getTransferOptions } from '../sdk/getTransferOptions.gen.ts';
import type { GetTransferOptionsData, GetTransferOptionsResponse } from '../reader-types.gen.ts';

/** Key of {@link getTransferOptions}; `['getTransferOptions']` alone matches every call of it. */
export const getTransferOptionsQueryKey = (options?: CallOptions<GetTransferOptionsData>) => queryKey('getTransferOptions', options);

/**
 * What can be passed on, and to whom.
 *
 * Partners and limits of the account. Without upline and downlines nothing can be passed on.
 */
export const getTransferOptionsOptions = (options?: CallOptions<GetTransferOptionsData>) =>
  queryOptions<GetTransferOptionsResponse, ApiError, GetTransferOptionsResponse, ReturnType<typeof getTransferOptionsQueryKey>>({
    queryKey: getTransferOptionsQueryKey(options),
    queryFn: ({ signal }) => getTransferOptions({ ...options, signal }),
  });
