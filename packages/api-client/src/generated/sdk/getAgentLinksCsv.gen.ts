// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { CallOptions } from '../../client/call.ts';
import { fetchFile } from '../../client/file.ts';
import type { GetAgentLinksCsvData } from '../reader-types.gen.ts';

/**
 * Links of an agent as a file for spreadsheets.
 *
 * All links, as listAgentLinks has them, as comma-separated text in UTF-8, with the sums of their figures. The headings are in the language of the request.
 */
export const getAgentLinksCsv = (options?: CallOptions<GetAgentLinksCsvData>): Promise<Blob> =>
  fetchFile('/wps/agent/links/csv', options);
