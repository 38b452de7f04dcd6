// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { CallOptions } from '../../client/call.ts';
import { fetchFile } from '../../client/file.ts';
import type { GetAgentBillWagesPdfData } from '../reader-types.gen.ts';

/**
 * Daily wages behind a dividend as a document.
 *
 * All wages, as listAgentBillWages has them, with their sums, as a PDF: at most 100,000 rows (EXPORT_TOO_LARGE). The two parties of the bill find it.
 */
export const getAgentBillWagesPdf = (options: CallOptions<GetAgentBillWagesPdfData>): Promise<Blob> =>
  fetchFile('/wps/agent/bills/{billId}/wages/pdf', options);
