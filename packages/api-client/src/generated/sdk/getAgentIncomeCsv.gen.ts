// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { CallOptions } from '../../client/call.ts';
import { fetchFile } from '../../client/file.ts';
import type { GetAgentIncomeCsvData } from '../reader-types.gen.ts';

/**
 * Own income by day and kind as a file for spreadsheets.
 *
 * All rows of a filter, as getAgentIncome has them, as comma-separated text in UTF-8. The headings are in the language of the request, and the last row has the sums of the rows above it.
 */
export const getAgentIncomeCsv = (options: CallOptions<GetAgentIncomeCsvData>): Promise<Blob> =>
  fetchFile('/wps/agent/income/csv', options);
