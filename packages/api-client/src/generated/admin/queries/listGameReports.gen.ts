// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { listGameReports } from '../sdk/listGameReports.gen.ts';
import type { ListGameReportsData, ListGameReportsResponse } from '../reader-types.gen.ts';

/** Key of {@link listGameReports}; `['listGameReports']` alone matches every call of it. */
export const listGameReportsQueryKey = (options?: CallOptions<ListGameReportsData>) => queryKey('listGameReports', options);

/**
 * Game reports.
 *
 * Reports that match, newest first, with the session and the last rounds of the player. Kept for 180 days after they were dealt with.
 */
export const listGameReportsOptions = (options?: CallOptions<ListGameReportsData>) =>
  queryOptions<ListGameReportsResponse, ApiError, ListGameReportsResponse, ReturnType<typeof listGameReportsQueryKey>>({
    queryKey: listGameReportsQueryKey(options),
    queryFn: ({ signal }) => listGameReports({ ...options, signal }),
  });
