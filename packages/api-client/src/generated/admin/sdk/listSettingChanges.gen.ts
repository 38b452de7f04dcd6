// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { ListSettingChangesData, ListSettingChangesResponse } from '../reader-types.gen.ts';

/**
 * Changes of a setting.
 *
 * Who changed what, newest first, from the audit trail.
 */
export const listSettingChanges = (options: CallOptions<ListSettingChangesData>): Promise<ListSettingChangesResponse> =>
  call('listSettingChanges', 'GET', '/api/settings/{key}/history', options);
