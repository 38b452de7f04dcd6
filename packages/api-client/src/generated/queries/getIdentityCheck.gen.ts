// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { getIdentityCheck } from '../sdk/getIdentityCheck.gen.ts';
import type { GetIdentityCheckData, GetIdentityCheckResponse } from '../reader-types.gen.ts';

/** Key of {@link getIdentityCheck}; `['getIdentityCheck']` alone matches every call of it. */
export const getIdentityCheckQueryKey = (options?: CallOptions<GetIdentityCheckData>) => queryKey('getIdentityCheck', options);

/**
 * The own identity check.
 *
 * What the member has said of himself and how each field stands. A number of a document is answered by its last four characters once it is sent.
 */
export const getIdentityCheckOptions = (options?: CallOptions<GetIdentityCheckData>) =>
  queryOptions<GetIdentityCheckResponse, ApiError, GetIdentityCheckResponse, ReturnType<typeof getIdentityCheckQueryKey>>({
    queryKey: getIdentityCheckQueryKey(options),
    queryFn: ({ signal }) => getIdentityCheck({ ...options, signal }),
  });
