// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { listConsents } from '../sdk/listConsents.gen.ts';
import type { ListConsentsData, ListConsentsResponse } from '../reader-types.gen.ts';

/** Key of {@link listConsents}; `['listConsents']` alone matches every call of it. */
export const listConsentsQueryKey = (options?: CallOptions<ListConsentsData>) => queryKey('listConsents', options);

/**
 * What was agreed to.
 *
 * Each yes and each no, newest first: agreements with their version, age, and marketing. Rows are never changed.
 */
export const listConsentsOptions = (options?: CallOptions<ListConsentsData>) =>
  queryOptions<ListConsentsResponse, ApiError, ListConsentsResponse, ReturnType<typeof listConsentsQueryKey>>({
    queryKey: listConsentsQueryKey(options),
    queryFn: ({ signal }) => listConsents({ ...options, signal }),
  });
