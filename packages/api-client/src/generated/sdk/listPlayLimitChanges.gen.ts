// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { ListPlayLimitChangesData, ListPlayLimitChangesResponse } from '../reader-types.gen.ts';

/**
 * Changes of own limits.
 *
 * What was set, asked for, confirmed and kept, newest first.
 */
export const listPlayLimitChanges = (options?: CallOptions<ListPlayLimitChangesData>): Promise<ListPlayLimitChangesResponse> =>
  call('listPlayLimitChanges', 'GET', '/wps/rg/limits/history', options);
