// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { listDataExports } from '../sdk/listDataExports.gen.ts';
import type { ListDataExportsData, ListDataExportsResponse } from '../reader-types.gen.ts';

/** Key of {@link listDataExports}; `['listDataExports']` alone matches every call of it. */
export const listDataExportsQueryKey = (options?: CallOptions<ListDataExportsData>) => queryKey('listDataExports', options);

/**
 * Copies of the own data.
 *
 * Copies that were asked for lately, newest first, and how many more may be asked for today.
 */
export const listDataExportsOptions = (options?: CallOptions<ListDataExportsData>) =>
  queryOptions<ListDataExportsResponse, ApiError, ListDataExportsResponse, ReturnType<typeof listDataExportsQueryKey>>({
    queryKey: listDataExportsQueryKey(options),
    queryFn: ({ signal }) => listDataExports({ ...options, signal }),
  });
