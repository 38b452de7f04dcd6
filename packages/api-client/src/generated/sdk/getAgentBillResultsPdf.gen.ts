// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { CallOptions } from '../../client/call.ts';
import { fetchFile } from '../../client/file.ts';
import type { GetAgentBillResultsPdfData } from '../reader-types.gen.ts';

/**
 * Bets and bonuses behind a bill as a document.
 *
 * All results of a filter, as listAgentBillResults has them, with their sums, as a PDF: at most 100,000 rows (EXPORT_TOO_LARGE). The two parties of the bill find it.
 */
export const getAgentBillResultsPdf = (options: CallOptions<GetAgentBillResultsPdfData>): Promise<Blob> =>
  fetchFile('/wps/agent/bills/{billId}/results/pdf', options);
