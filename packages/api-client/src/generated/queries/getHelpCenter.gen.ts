// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { getHelpCenter } from '../sdk/getHelpCenter.gen.ts';
import type { GetHelpCenterData, GetHelpCenterResponse } from '../reader-types.gen.ts';

/** Key of {@link getHelpCenter}; `['getHelpCenter']` alone matches every call of it. */
export const getHelpCenterQueryKey = (options?: CallOptions<GetHelpCenterData>) => queryKey('getHelpCenter', options);

/**
 * Help articles.
 *
 * Articles of the help centre in the language asked for, in order.
 */
export const getHelpCenterOptions = (options?: CallOptions<GetHelpCenterData>) =>
  queryOptions<GetHelpCenterResponse, ApiError, GetHelpCenterResponse, ReturnType<typeof getHelpCenterQueryKey>>({
    queryKey: getHelpCenterQueryKey(options),
    queryFn: ({ signal }) => getHelpCenter({ ...options, signal }),
  });
