// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { CallOptions } from '../../client/call.ts';
import { fetchFile } from '../../client/file.ts';
import type { GetTeamMovementsPdfData } from '../reader-types.gen.ts';

/**
 * Movements of the team's money as a document.
 *
 * All movements of a filter, as listTeamMovements has them, with their sums, as a PDF: at most 100,000 rows (EXPORT_TOO_LARGE).
 */
export const getTeamMovementsPdf = (options: CallOptions<GetTeamMovementsPdfData>): Promise<Blob> =>
  fetchFile('/wps/agent/transactions/pdf', options);
