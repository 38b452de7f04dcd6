// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { CallOptions } from '../../client/call.ts';
import { fetchFile } from '../../client/file.ts';
import type { GetAgentTeamCsvData } from '../reader-types.gen.ts';

/**
 * Members below an agent as a file for spreadsheets.
 *
 * All members of a filter, as listAgentTeam has them, as comma-separated text in UTF-8: at most 100,000 rows (EXPORT_TOO_LARGE). The headings are in the language of the request, and the last row has the sums of the rows above it, after what former downlines have played. Which rows stand in it is settled before it begins; a row is as it was when it was read. A file that breaks off has no row of sums.
 */
export const getAgentTeamCsv = (options: CallOptions<GetAgentTeamCsvData>): Promise<Blob> =>
  fetchFile('/wps/agent/members/csv', options);
