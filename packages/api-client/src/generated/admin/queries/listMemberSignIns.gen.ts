// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { listMemberSignIns } from '../sdk/listMemberSignIns.gen.ts';
import type { ListMemberSignInsData, ListMemberSignInsResponse } from '../reader-types.gen.ts';

/** Key of {@link listMemberSignIns}; `['listMemberSignIns']` alone matches every call of it. */
export const listMemberSignInsQueryKey = (options: CallOptions<ListMemberSignInsData>) => queryKey('listMemberSignIns', options);

/**
 * Log-ins of a member.
 *
 * Tries to log in of the last 90 days, newest first.
 */
export const listMemberSignInsOptions = (options: CallOptions<ListMemberSignInsData>) =>
  queryOptions<ListMemberSignInsResponse, ApiError, ListMemberSignInsResponse, ReturnType<typeof listMemberSignInsQueryKey>>({
    queryKey: listMemberSignInsQueryKey(options),
    queryFn: ({ signal }) => listMemberSignIns({ ...options, signal }),
  });
