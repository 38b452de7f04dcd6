// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { CallOptions } from '../../client/call.ts';
import { fetchFile } from '../../client/file.ts';
import type { GetAgentBillsCsvData } from '../reader-types.gen.ts';

/**
 * Own bills as a file for spreadsheets.
 *
 * All bills of a filter, as listAgentBills has them, as comma-separated text in UTF-8: at most 100,000 rows (EXPORT_TOO_LARGE). The headings are in the language of the request, and the last row has the sums of the rows above it. Which rows stand in it is settled before it begins; a row is as it was when it was read. A file that breaks off has no row of sums.
 */
export const getAgentBillsCsv = (options: CallOptions<GetAgentBillsCsvData>): Promise<Blob> =>
  fetchFile('/wps/agent/bills/csv', options);
