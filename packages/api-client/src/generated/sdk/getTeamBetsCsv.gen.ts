// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { CallOptions } from '../../client/call.ts';
import { fetchFile } from '../../client/file.ts';
import type { GetTeamBetsCsvData } from '../reader-types.gen.ts';

/**
 * Bets of the team as a file for spreadsheets.
 *
 * All bets of a filter, as listTeamBets has them, as comma-separated text in UTF-8: at most 100,000 rows (EXPORT_TOO_LARGE). The headings are in the language of the request, times in the zone of the merchant, and the last row has the sums of the rows above it. Which bets stand in it is settled before it begins; it is sent while it is read, so a bet is shown as it was when its row was read. A file that breaks off has no row of sums.
 */
export const getTeamBetsCsv = (options: CallOptions<GetTeamBetsCsvData>): Promise<Blob> =>
  fetchFile('/wps/agent/bets/csv', options);
