// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { CallOptions } from '../../client/call.ts';
import { fetchFile } from '../../client/file.ts';
import type { GetMovementsCsvData } from '../reader-types.gen.ts';

/**
 * Movements of the wallet as a file for spreadsheets.
 *
 * All movements of a period, as listMovements has them, as comma-separated text in UTF-8: at most 100,000 rows (EXPORT_TOO_LARGE). The headings are in the language of the request, and the last row has the sums of the rows above it. Which rows stand in it is settled before it begins; a row is as it was when it was read. A file that breaks off has no row of sums.
 */
export const getMovementsCsv = (options: CallOptions<GetMovementsCsvData>): Promise<Blob> =>
  fetchFile('/wps/report/transactions/csv', options);
