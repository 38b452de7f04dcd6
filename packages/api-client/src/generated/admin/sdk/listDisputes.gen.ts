// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { ListDisputesData, ListDisputesResponse } from '../reader-types.gen.ts';

/**
 * Disputes.
 *
 * Disputes of all members, the newest first, with what the member says.
 */
export const listDisputes = (options?: CallOptions<ListDisputesData>): Promise<ListDisputesResponse> =>
  call('listDisputes', 'GET', '/api/disputes', options);
