// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { GetMemberInfoData, GetMemberInfoResponse } from '../reader-types.gen.ts';

/**
 * Own data.
 *
 * Data of the member that is logged in, for the header, the session keys and the guards.
 */
export const getMemberInfo = (options?: CallOptions<GetMemberInfoData>): Promise<GetMemberInfoResponse> =>
  call('getMemberInfo', 'GET', '/wps/member/info', options);
