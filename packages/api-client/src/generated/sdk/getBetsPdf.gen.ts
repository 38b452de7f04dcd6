// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { CallOptions } from '../../client/call.ts';
import { fetchFile } from '../../client/file.ts';
import type { GetBetsPdfData } from '../reader-types.gen.ts';

/**
 * Betting record as a document.
 *
 * All bets of a filter, as listBets has them, with their sums, as a PDF: at most 5,000 rows (EXPORT_TOO_LARGE). Rows and sums are of one moment.
 */
export const getBetsPdf = (options: CallOptions<GetBetsPdfData>): Promise<Blob> =>
  fetchFile('/wps/report/bets/pdf', options);
