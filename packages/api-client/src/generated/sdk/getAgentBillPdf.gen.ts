// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { CallOptions } from '../../client/call.ts';
import { fetchFile } from '../../client/file.ts';
import type { GetAgentBillPdfData } from '../reader-types.gen.ts';

/**
 * A bill as a document.
 *
 * A bill as it was issued, printed from its canonical form and never computed again, with its hash and the address where it can be checked, as a PDF. Its two parties find it.
 */
export const getAgentBillPdf = (options: CallOptions<GetAgentBillPdfData>): Promise<Blob> =>
  fetchFile('/wps/agent/bills/{billId}/pdf', options);
