// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { GetConsolidatedData, GetConsolidatedResponse } from '../reader-types.gen.ts';

/**
 * Contracts by kind.
 *
 * What waits for an answer of the account, and what it has signed with its upline, by kind of contract. For a member, who has none, every list is empty.
 */
export const getConsolidated = (options?: CallOptions<GetConsolidatedData>): Promise<GetConsolidatedResponse> =>
  call('getConsolidated', 'GET', '/wps/member/info/funds/consolidated', options);
