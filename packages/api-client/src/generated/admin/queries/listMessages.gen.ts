// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { listMessages } from '../sdk/listMessages.gen.ts';
import type { ListMessagesData, ListMessagesResponse } from '../reader-types.gen.ts';

/** Key of {@link listMessages}; `['listMessages']` alone matches every call of it. */
export const listMessagesQueryKey = (options?: CallOptions<ListMessagesData>) => queryKey('listMessages', options);

/**
 * Messages.
 *
 * SMS and mails that match, newest first. A code or a link that was sent to its reader is hidden; where nothing is sent, as in a demo, it is read here. Kept for 30 days.
 */
export const listMessagesOptions = (options?: CallOptions<ListMessagesData>) =>
  queryOptions<ListMessagesResponse, ApiError, ListMessagesResponse, ReturnType<typeof listMessagesQueryKey>>({
    queryKey: listMessagesQueryKey(options),
    queryFn: ({ signal }) => listMessages({ ...options, signal }),
  });
