// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { getBonus } from '../sdk/getBonus.gen.ts';
import type { GetBonusData, GetBonusResponse } from '../reader-types.gen.ts';

/** Key of {@link getBonus}; `['getBonus']` alone matches every call of it. */
export const getBonusQueryKey = (options: CallOptions<GetBonusData>) => queryKey('getBonus', options);

/**
 * One own bonus.
 *
 * A bonus of the account as it stands now. One of somebody else is not found.
 */
export const getBonusOptions = (options: CallOptions<GetBonusData>) =>
  queryOptions<GetBonusResponse, ApiError, GetBonusResponse, ReturnType<typeof getBonusQueryKey>>({
    queryKey: getBonusQueryKey(options),
    queryFn: ({ signal }) => getBonus({ ...options, signal }),
  });
