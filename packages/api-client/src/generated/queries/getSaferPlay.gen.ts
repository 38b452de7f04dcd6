// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { getSaferPlay } from '../sdk/getSaferPlay.gen.ts';
import type { GetSaferPlayData, GetSaferPlayResponse } from '../reader-types.gen.ts';

/** Key of {@link getSaferPlay}; `['getSaferPlay']` alone matches every call of it. */
export const getSaferPlayQueryKey = (options?: CallOptions<GetSaferPlayData>) => queryKey('getSaferPlay', options);

/**
 * Own limits and breaks.
 *
 * Every limit that can be set, with what was used of it and what is left, the break that is in force, the interval of reality checks, and who helps. Days, weeks (from Monday) and months are those of the merchant's clocks.
 */
export const getSaferPlayOptions = (options?: CallOptions<GetSaferPlayData>) =>
  queryOptions<GetSaferPlayResponse, ApiError, GetSaferPlayResponse, ReturnType<typeof getSaferPlayQueryKey>>({
    queryKey: getSaferPlayQueryKey(options),
    queryFn: ({ signal }) => getSaferPlay({ ...options, signal }),
  });
