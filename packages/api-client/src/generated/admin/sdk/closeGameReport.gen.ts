// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { CloseGameReportData, CloseGameReportResponse } from '../reader-types.gen.ts';

/**
 * Mark a report as dealt with.
 *
 * Only an open report can be marked; any other is not found.
 */
export const closeGameReport = (options: CallOptions<CloseGameReportData>): Promise<CloseGameReportResponse> =>
  call('closeGameReport', 'POST', '/api/game-reports/{id}/close', options);
