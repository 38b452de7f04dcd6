// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { CallOptions } from '../../client/call.ts';
import { fetchFile } from '../../client/file.ts';
import type { GetAgentTeamPdfData } from '../reader-types.gen.ts';

/**
 * Members below an agent as a document.
 *
 * All members of a filter, as listAgentTeam has them, with their sums, after what former downlines have played, as a PDF: at most 100,000 rows (EXPORT_TOO_LARGE).
 */
export const getAgentTeamPdf = (options: CallOptions<GetAgentTeamPdfData>): Promise<Blob> =>
  fetchFile('/wps/agent/members/pdf', options);
