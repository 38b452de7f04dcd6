// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { ListDrawsData, ListDrawsResponse } from '../reader-types.gen.ts';

/**
 * Draws.
 *
 * Draws that match, those of the future first. `due` is one whose time has come and whose numbers have not.
 */
export const listDraws = (options?: CallOptions<ListDrawsData>): Promise<ListDrawsResponse> =>
  call('listDraws', 'GET', '/api/draws', options);
