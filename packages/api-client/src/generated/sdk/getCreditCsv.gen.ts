// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { CallOptions } from '../../client/call.ts';
import { fetchFile } from '../../client/file.ts';
import type { GetCreditCsvData } from '../reader-types.gen.ts';

/**
 * Credit statement as a file for spreadsheets.
 *
 * All movements of a filter, as listCreditMovements has them, as comma-separated text in UTF-8: at most 100,000 rows (EXPORT_TOO_LARGE). The headings are in the language of the request, times in the zone of the merchant, and the last row has the sums of the rows above it. It is sent while it is read; a file that breaks off has no row of sums.
 */
export const getCreditCsv = (options: CallOptions<GetCreditCsvData>): Promise<Blob> =>
  fetchFile('/wps/agent/credit/csv', options);
