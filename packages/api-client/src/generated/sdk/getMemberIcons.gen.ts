// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { GetMemberIconsData, GetMemberIconsResponse } from '../reader-types.gen.ts';

/**
 * Pictures to choose from.
 *
 * The pictures a member may stand under, and the one that is chosen.
 */
export const getMemberIcons = (options?: CallOptions<GetMemberIconsData>): Promise<GetMemberIconsResponse> =>
  call('getMemberIcons', 'GET', '/wps/member/info/icon', options);
