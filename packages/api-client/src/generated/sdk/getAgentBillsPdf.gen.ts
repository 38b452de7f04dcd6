// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { CallOptions } from '../../client/call.ts';
import { fetchFile } from '../../client/file.ts';
import type { GetAgentBillsPdfData } from '../reader-types.gen.ts';

/**
 * Own bills as a document.
 *
 * All bills of a filter, as listAgentBills has them, with their sums, as a PDF: at most 100,000 rows (EXPORT_TOO_LARGE).
 */
export const getAgentBillsPdf = (options: CallOptions<GetAgentBillsPdfData>): Promise<Blob> =>
  fetchFile('/wps/agent/bills/pdf', options);
