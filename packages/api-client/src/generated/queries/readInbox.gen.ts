// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { readInbox } from '../sdk/readInbox.gen.ts';
import type { ReadInboxData, ReadInboxResponse } from '../reader-types.gen.ts';

/**
 * Mark messages as read.
 *
 * Marks the named messages of the account as read, or all of them. Numbers of other messages do nothing.
 */
export const readInboxMutation = (): MutationOptions<ReadInboxResponse, ApiError, CallOptions<ReadInboxData>> => ({
  mutationKey: ['readInbox'],
  mutationFn: (options) => readInbox(options),
});
