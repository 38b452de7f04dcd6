// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { CallOptions } from '../../client/call.ts';
import { fetchFile } from '../../client/file.ts';
import type { GetTeamBetsPdfData } from '../reader-types.gen.ts';

/**
 * Bets of the team as a document.
 *
 * All bets of a filter, as listTeamBets has them, with their sums, as a PDF: at most 100,000 rows (EXPORT_TOO_LARGE).
 */
export const getTeamBetsPdf = (options: CallOptions<GetTeamBetsPdfData>): Promise<Blob> =>
  fetchFile('/wps/agent/bets/pdf', options);
