// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { UndoSettingChangeData, UndoSettingChangeResponse } from '../reader-types.gen.ts';

/**
 * Take a change back.
 *
 * Gives the fields of one change the values that they had before it, as a new change; other fields stay as they are. Refused like a save, and it waits like one.
 */
export const undoSettingChange = (options: CallOptions<UndoSettingChangeData>): Promise<UndoSettingChangeResponse> =>
  call('undoSettingChange', 'POST', '/api/settings/{key}/undo', options);
