// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { CallOptions } from '../../client/call.ts';
import { fetchFile } from '../../client/file.ts';
import type { GetAgentIncomePdfData } from '../reader-types.gen.ts';

/**
 * Own income by day and kind as a document.
 *
 * All rows of a filter, as getAgentIncome has them, with their sums, as a PDF.
 */
export const getAgentIncomePdf = (options: CallOptions<GetAgentIncomePdfData>): Promise<Blob> =>
  fetchFile('/wps/agent/income/pdf', options);
