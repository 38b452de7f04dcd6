// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { ListSlipsData, ListSlipsResponse } from '../reader-types.gen.ts';

/**
 * Slips of deposits.
 *
 * Deposits with slips, the newest slip first, with how the deposit stands.
 */
export const listSlips = (options?: CallOptions<ListSlipsData>): Promise<ListSlipsResponse> =>
  call('listSlips', 'GET', '/api/slips', options);
