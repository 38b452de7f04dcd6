// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { CallOptions } from '../../client/call.ts';
import { fetchFile } from '../../client/file.ts';
import type { GetBetsPdfData } from '../reader-types.gen.ts';

/**
 * Betting record as a document.
 *
 * All bets of a filter, as listBets has them, with their sums, as a PDF: at most 100,000 rows (EXPORT_TOO_LARGE). Which rows stand in it is settled before it begins; a row is as it was when it was read, and the sums are those of the rows.
 */
export const getBetsPdf = (options: CallOptions<GetBetsPdfData>): Promise<Blob> =>
  fetchFile('/wps/report/bets/pdf', options);
