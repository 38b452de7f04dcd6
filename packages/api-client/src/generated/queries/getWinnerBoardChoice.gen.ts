// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { getWinnerBoardChoice } from '../sdk/getWinnerBoardChoice.gen.ts';
import type { GetWinnerBoardChoiceData, GetWinnerBoardChoiceResponse } from '../reader-types.gen.ts';

/** Key of {@link getWinnerBoardChoice}; `['getWinnerBoardChoice']` alone matches every call of it. */
export const getWinnerBoardChoiceQueryKey = (options?: CallOptions<GetWinnerBoardChoiceData>) => queryKey('getWinnerBoardChoice', options);

/**
 * Whether own wins are shown.
 *
 * Whether wins of the member may stand on the winners board, under a masked name.
 */
export const getWinnerBoardChoiceOptions = (options?: CallOptions<GetWinnerBoardChoiceData>) =>
  queryOptions<GetWinnerBoardChoiceResponse, ApiError, GetWinnerBoardChoiceResponse, ReturnType<typeof getWinnerBoardChoiceQueryKey>>({
    queryKey: getWinnerBoardChoiceQueryKey(options),
    queryFn: ({ signal }) => getWinnerBoardChoice({ ...options, signal }),
  });
