// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { ListMemberSignInsData, ListMemberSignInsResponse } from '../reader-types.gen.ts';

/**
 * Log-ins of a member.
 *
 * Tries to log in of the last 90 days, newest first.
 */
export const listMemberSignIns = (options: CallOptions<ListMemberSignInsData>): Promise<ListMemberSignInsResponse> =>
  call('listMemberSignIns', 'GET', '/api/members/{id}/sign-ins', options);
