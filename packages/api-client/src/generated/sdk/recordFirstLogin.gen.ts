// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { RecordFirstLoginData, RecordFirstLoginResponse } from '../reader-types.gen.ts';

/**
 * First log-in of the account.
 *
 * Sent when the log-in answer says firstTimeLogin. Recorded once; later calls change nothing and answer `recorded` false.
 */
export const recordFirstLogin = (options?: CallOptions<RecordFirstLoginData>): Promise<RecordFirstLoginResponse> =>
  call('recordFirstLogin', 'POST', '/wps/member/first-login', options);
