// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { listIdentityChecks } from '../sdk/listIdentityChecks.gen.ts';
import type { ListIdentityChecksData, ListIdentityChecksResponse } from '../reader-types.gen.ts';

/** Key of {@link listIdentityChecks}; `['listIdentityChecks']` alone matches every call of it. */
export const listIdentityChecksQueryKey = (options?: CallOptions<ListIdentityChecksData>) => queryKey('listIdentityChecks', options);

/**
 * Identity checks.
 *
 * Checks of all members, those sent last at the head, without anything that a member has said.
 */
export const listIdentityChecksOptions = (options?: CallOptions<ListIdentityChecksData>) =>
  queryOptions<ListIdentityChecksResponse, ApiError, ListIdentityChecksResponse, ReturnType<typeof listIdentityChecksQueryKey>>({
    queryKey: listIdentityChecksQueryKey(options),
    queryFn: ({ signal }) => listIdentityChecks({ ...options, signal }),
  });
