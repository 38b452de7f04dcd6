// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { CallOptions } from '../../client/call.ts';
import { fetchFile } from '../../client/file.ts';
import type { GetAgentBillWagesCsvData } from '../reader-types.gen.ts';

/**
 * Daily wages behind a dividend as a file for spreadsheets.
 *
 * All wages, as listAgentBillWages has them, as comma-separated text in UTF-8: at most 100,000 rows (EXPORT_TOO_LARGE). The headings are in the language of the request, and the last row has the sums of the rows above it. The two parties of the bill find it.
 */
export const getAgentBillWagesCsv = (options: CallOptions<GetAgentBillWagesCsvData>): Promise<Blob> =>
  fetchFile('/wps/agent/bills/{billId}/wages/csv', options);
