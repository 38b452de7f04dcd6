// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { listSlips } from '../sdk/listSlips.gen.ts';
import type { ListSlipsData, ListSlipsResponse } from '../reader-types.gen.ts';

/** Key of {@link listSlips}; `['listSlips']` alone matches every call of it. */
export const listSlipsQueryKey = (options?: CallOptions<ListSlipsData>) => queryKey('listSlips', options);

/**
 * Slips of deposits.
 *
 * Deposits with slips, the newest slip first, with how the deposit stands.
 */
export const listSlipsOptions = (options?: CallOptions<ListSlipsData>) =>
  queryOptions<ListSlipsResponse, ApiError, ListSlipsResponse, ReturnType<typeof listSlipsQueryKey>>({
    queryKey: listSlipsQueryKey(options),
    queryFn: ({ signal }) => listSlips({ ...options, signal }),
  });
