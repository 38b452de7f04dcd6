// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { listCreditLines } from '../sdk/listCreditLines.gen.ts';
import type { ListCreditLinesData, ListCreditLinesResponse } from '../reader-types.gen.ts';

/** Key of {@link listCreditLines}; `['listCreditLines']` alone matches every call of it. */
export const listCreditLinesQueryKey = (options?: CallOptions<ListCreditLinesData>) => queryKey('listCreditLines', options);

/**
 * Credit lines.
 *
 * Credit lines of agents, the newest first, with what is used and for how long it is overdue; those that are closed too, unless the filter says otherwise.
 */
export const listCreditLinesOptions = (options?: CallOptions<ListCreditLinesData>) =>
  queryOptions<ListCreditLinesResponse, ApiError, ListCreditLinesResponse, ReturnType<typeof listCreditLinesQueryKey>>({
    queryKey: listCreditLinesQueryKey(options),
    queryFn: ({ signal }) => listCreditLines({ ...options, signal }),
  });
