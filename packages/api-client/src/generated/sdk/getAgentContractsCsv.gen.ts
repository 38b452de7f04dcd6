// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { CallOptions } from '../../client/call.ts';
import { fetchFile } from '../../client/file.ts';
import type { GetAgentContractsCsvData } from '../reader-types.gen.ts';

/**
 * Own contracts as a file for spreadsheets.
 *
 * All contracts of a filter, as listAgentContracts has them, as comma-separated text in UTF-8: at most 100,000 rows (EXPORT_TOO_LARGE). The headings are in the language of the request. Which rows stand in it is settled before it begins; a row is as it was when it was read.
 */
export const getAgentContractsCsv = (options: CallOptions<GetAgentContractsCsvData>): Promise<Blob> =>
  fetchFile('/wps/agent/contracts/csv', options);
