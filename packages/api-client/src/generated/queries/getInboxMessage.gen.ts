// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { getInboxMessage } from '../sdk/getInboxMessage.gen.ts';
import type { GetInboxMessageData, GetInboxMessageResponse } from '../reader-types.gen.ts';

/** Key of {@link getInboxMessage}; `['getInboxMessage']` alone matches every call of it. */
export const getInboxMessageQueryKey = (options: CallOptions<GetInboxMessageData>) => queryKey('getInboxMessage', options);

/**
 * One message.
 *
 * A message of the account. One of somebody else is not found. It stays unread until readInbox says so.
 */
export const getInboxMessageOptions = (options: CallOptions<GetInboxMessageData>) =>
  queryOptions<GetInboxMessageResponse, ApiError, GetInboxMessageResponse, ReturnType<typeof getInboxMessageQueryKey>>({
    queryKey: getInboxMessageQueryKey(options),
    queryFn: ({ signal }) => getInboxMessage({ ...options, signal }),
  });
