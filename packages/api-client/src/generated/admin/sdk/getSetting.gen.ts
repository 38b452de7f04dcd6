// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { GetSettingData, GetSettingResponse } from '../reader-types.gen.ts';

/**
 * One setting with its form.
 *
 * As in listSettings.
 */
export const getSetting = (options: CallOptions<GetSettingData>): Promise<GetSettingResponse> =>
  call('getSetting', 'GET', '/api/settings/{key}', options);
