// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { listLotteries } from '../sdk/listLotteries.gen.ts';
import type { ListLotteriesData, ListLotteriesResponse } from '../reader-types.gen.ts';

/** Key of {@link listLotteries}; `['listLotteries']` alone matches every call of it. */
export const listLotteriesQueryKey = (options?: CallOptions<ListLotteriesData>) => queryKey('listLotteries', options);

/**
 * Lotteries.
 *
 * Every lottery that is listed with the issue that is drawn next and the last one.
 */
export const listLotteriesOptions = (options?: CallOptions<ListLotteriesData>) =>
  queryOptions<ListLotteriesResponse, ApiError, ListLotteriesResponse, ReturnType<typeof listLotteriesQueryKey>>({
    queryKey: listLotteriesQueryKey(options),
    queryFn: ({ signal }) => listLotteries({ ...options, signal }),
  });
