// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { GetIdentityCheckData, GetIdentityCheckResponse } from '../reader-types.gen.ts';

/**
 * The own identity check.
 *
 * What the member has said of himself and how each field stands. A number of a document is answered by its last four characters once it is sent.
 */
export const getIdentityCheck = (options?: CallOptions<GetIdentityCheckData>): Promise<GetIdentityCheckResponse> =>
  call('getIdentityCheck', 'GET', '/wps/member/identity', options);
