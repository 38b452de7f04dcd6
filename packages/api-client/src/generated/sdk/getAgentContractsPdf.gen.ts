// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { CallOptions } from '../../client/call.ts';
import { fetchFile } from '../../client/file.ts';
import type { GetAgentContractsPdfData } from '../reader-types.gen.ts';

/**
 * Own contracts as a document.
 *
 * All contracts of a filter, as listAgentContracts has them, as a PDF: at most 100,000 rows (EXPORT_TOO_LARGE). The terms of one are a document of their own (getAgentContractPdf).
 */
export const getAgentContractsPdf = (options: CallOptions<GetAgentContractsPdfData>): Promise<Blob> =>
  fetchFile('/wps/agent/contracts/pdf', options);
