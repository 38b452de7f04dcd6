// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { getWinnerBoard } from '../sdk/getWinnerBoard.gen.ts';
import type { GetWinnerBoardData, GetWinnerBoardResponse } from '../reader-types.gen.ts';

/** Key of {@link getWinnerBoard}; `['getWinnerBoard']` alone matches every call of it. */
export const getWinnerBoardQueryKey = (options?: CallOptions<GetWinnerBoardData>) => queryKey('getWinnerBoard', options);

/**
 * Winners board.
 *
 * Real wins of the last 24 hours, latest first, names masked, in games that can be opened now. Trial play is never on it.
 */
export const getWinnerBoardOptions = (options?: CallOptions<GetWinnerBoardData>) =>
  queryOptions<GetWinnerBoardResponse, ApiError, GetWinnerBoardResponse, ReturnType<typeof getWinnerBoardQueryKey>>({
    queryKey: getWinnerBoardQueryKey(options),
    queryFn: ({ signal }) => getWinnerBoard({ ...options, signal }),
  });
