// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { PreviewSettingData, PreviewSettingResponse } from '../reader-types.gen.ts';

/**
 * What a save would change.
 *
 * Compares a value with the one in force and proves it by the schema of the setting. Writes nothing.
 */
export const previewSetting = (options: CallOptions<PreviewSettingData>): Promise<PreviewSettingResponse> =>
  call('previewSetting', 'POST', '/api/settings/{key}/preview', options);
