// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { undoSettingChange } from '../sdk/undoSettingChange.gen.ts';
import type { UndoSettingChangeData, UndoSettingChangeResponse } from '../reader-types.gen.ts';

/**
 * Take a change back.
 *
 * Gives the fields of one change the values that they had before it, as a new change; other fields stay as they are. Refused like a save, and it waits like one.
 */
export const undoSettingChangeMutation = (): MutationOptions<UndoSettingChangeResponse, ApiError, CallOptions<UndoSettingChangeData>> => ({
  mutationKey: ['undoSettingChange'],
  mutationFn: (options) => undoSettingChange(options),
});
