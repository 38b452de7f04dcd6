// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { ListSettingsData, ListSettingsResponse } from '../reader-types.gen.ts';

/**
 * Every setting with its form.
 *
 * All settings in the order of the console: the fields of the form with their labels in the language of the console, the value in force and the one that holds by default.
 */
export const listSettings = (options?: CallOptions<ListSettingsData>): Promise<ListSettingsResponse> =>
  call('listSettings', 'GET', '/api/settings', options);
