// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { CallOptions } from '../../client/call.ts';
import { fetchFile } from '../../client/file.ts';
import type { GetTeamLossesCsvData } from '../reader-types.gen.ts';

/**
 * What members below have won and lost as a file for spreadsheets.
 *
 * All members of a filter, as listTeamLosses has them, as comma-separated text in UTF-8: at most 100,000 rows (EXPORT_TOO_LARGE). The headings are in the language of the request, and the last row has the sums of the rows above it, after what former downlines have played. Which rows stand in it is settled before it begins; a row is as it was when it was read. A file that breaks off has no row of sums.
 */
export const getTeamLossesCsv = (options: CallOptions<GetTeamLossesCsvData>): Promise<Blob> =>
  fetchFile('/wps/agent/profit/csv', options);
