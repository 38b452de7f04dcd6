// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { CallOptions } from '../../client/call.ts';
import { fetchFile } from '../../client/file.ts';
import type { GetTeamLossesPdfData } from '../reader-types.gen.ts';

/**
 * What members below have won and lost as a document.
 *
 * All members of a filter, as listTeamLosses has them, with their sums, after what former downlines have played, as a PDF: at most 100,000 rows (EXPORT_TOO_LARGE).
 */
export const getTeamLossesPdf = (options: CallOptions<GetTeamLossesPdfData>): Promise<Blob> =>
  fetchFile('/wps/agent/profit/pdf', options);
