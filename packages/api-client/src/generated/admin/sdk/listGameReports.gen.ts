// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { ListGameReportsData, ListGameReportsResponse } from '../reader-types.gen.ts';

/**
 * Game reports.
 *
 * Reports that match, newest first, with the session and the last rounds of the player. Kept for 180 days after they were dealt with.
 */
export const listGameReports = (options?: CallOptions<ListGameReportsData>): Promise<ListGameReportsResponse> =>
  call('listGameReports', 'GET', '/api/game-reports', options);
