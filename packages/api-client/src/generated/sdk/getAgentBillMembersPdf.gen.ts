// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { CallOptions } from '../../client/call.ts';
import { fetchFile } from '../../client/file.ts';
import type { GetAgentBillMembersPdfData } from '../reader-types.gen.ts';

/**
 * Members behind a bill as a document.
 *
 * All members, as listAgentBillMembers has them, with their sums, as a PDF: at most 100,000 rows (EXPORT_TOO_LARGE). The two parties of the bill find it.
 */
export const getAgentBillMembersPdf = (options: CallOptions<GetAgentBillMembersPdfData>): Promise<Blob> =>
  fetchFile('/wps/agent/bills/{billId}/members/pdf', options);
