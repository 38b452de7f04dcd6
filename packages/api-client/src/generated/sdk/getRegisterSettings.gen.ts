// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { GetRegisterSettingsData, GetRegisterSettingsResponse } from '../reader-types.gen.ts';

/**
 * Registration rules.
 *
 * Which fields the registration form shows, which it needs, and the rule of each.
 */
export const getRegisterSettings = (options?: CallOptions<GetRegisterSettingsData>): Promise<GetRegisterSettingsResponse> =>
  call('getRegisterSettings', 'GET', '/wps/system/setting/register', options);
