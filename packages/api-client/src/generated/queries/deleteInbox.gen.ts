// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { deleteInbox } from '../sdk/deleteInbox.gen.ts';
import type { DeleteInboxData, DeleteInboxResponse } from '../reader-types.gen.ts';

/**
 * Delete messages.
 *
 * Deletes the named messages of the account for good. Numbers of other messages do nothing.
 */
export const deleteInboxMutation = (): MutationOptions<DeleteInboxResponse, ApiError, CallOptions<DeleteInboxData>> => ({
  mutationKey: ['deleteInbox'],
  mutationFn: (options) => deleteInbox(options),
});
