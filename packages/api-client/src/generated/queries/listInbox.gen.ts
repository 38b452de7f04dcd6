// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { listInbox } from '../sdk/listInbox.gen.ts';
import type { ListInboxData, ListInboxResponse } from '../reader-types.gen.ts';

/** Key of {@link listInbox}; `['listInbox']` alone matches every call of it. */
export const listInboxQueryKey = (options?: CallOptions<ListInboxData>) => queryKey('listInbox', options);

/**
 * Messages.
 *
 * Messages of the account, newest first, in the language of the call. They are kept for 90 days.
 */
export const listInboxOptions = (options?: CallOptions<ListInboxData>) =>
  queryOptions<ListInboxResponse, ApiError, ListInboxResponse, ReturnType<typeof listInboxQueryKey>>({
    queryKey: listInboxQueryKey(options),
    queryFn: ({ signal }) => listInbox({ ...options, signal }),
  });
