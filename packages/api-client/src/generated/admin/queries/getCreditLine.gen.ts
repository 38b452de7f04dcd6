// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { getCreditLine } from '../sdk/getCreditLine.gen.ts';
import type { GetCreditLineData, GetCreditLineResponse } from '../reader-types.gen.ts';

/** Key of {@link getCreditLine}; `['getCreditLine']` alone matches every call of it. */
export const getCreditLineQueryKey = (options: CallOptions<GetCreditLineData>) => queryKey('getCreditLine', options);

/**
 * A credit line with its movements.
 *
 * The line, its advances that are not repaid in full, and its newest 100 movements.
 */
export const getCreditLineOptions = (options: CallOptions<GetCreditLineData>) =>
  queryOptions<GetCreditLineResponse, ApiError, GetCreditLineResponse, ReturnType<typeof getCreditLineQueryKey>>({
    queryKey: getCreditLineQueryKey(options),
    queryFn: ({ signal }) => getCreditLine({ ...options, signal }),
  });
