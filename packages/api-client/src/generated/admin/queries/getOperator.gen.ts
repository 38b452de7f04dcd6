// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { getOperator } from '../sdk/getOperator.gen.ts';
import type { GetOperatorData, GetOperatorResponse } from '../reader-types.gen.ts';

/** Key of {@link getOperator}; `['getOperator']` alone matches every call of it. */
export const getOperatorQueryKey = (options?: CallOptions<GetOperatorData>) => queryKey('getOperator', options);

/**
 * Who is logged in, and what they may do.
 *
 * The operator of this session with role and the operations that the role allows; the console hides the rest. `isOpen` true marks a console that asks nobody for a password: a demo on this machine alone.
 */
export const getOperatorOptions = (options?: CallOptions<GetOperatorData>) =>
  queryOptions<GetOperatorResponse, ApiError, GetOperatorResponse, ReturnType<typeof getOperatorQueryKey>>({
    queryKey: getOperatorQueryKey(options),
    queryFn: ({ signal }) => getOperator({ ...options, signal }),
  });
