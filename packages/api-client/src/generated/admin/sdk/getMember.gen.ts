// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { GetMemberData, GetMemberResponse } from '../reader-types.gen.ts';

/**
 * One member.
 *
 * What helps to help: state of the account, its proofs, open sessions, and what was counted against its log-in.
 */
export const getMember = (options: CallOptions<GetMemberData>): Promise<GetMemberResponse> =>
  call('getMember', 'GET', '/api/members/{id}', options);
