// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { listOperators } from '../sdk/listOperators.gen.ts';
import type { ListOperatorsData, ListOperatorsResponse } from '../reader-types.gen.ts';

/** Key of {@link listOperators}; `['listOperators']` alone matches every call of it. */
export const listOperatorsQueryKey = (options?: CallOptions<ListOperatorsData>) => queryKey('listOperators', options);

/**
 * Operators.
 *
 * Every account with role and state, by name.
 */
export const listOperatorsOptions = (options?: CallOptions<ListOperatorsData>) =>
  queryOptions<ListOperatorsResponse, ApiError, ListOperatorsResponse, ReturnType<typeof listOperatorsQueryKey>>({
    queryKey: listOperatorsQueryKey(options),
    queryFn: ({ signal }) => listOperators({ ...options, signal }),
  });
