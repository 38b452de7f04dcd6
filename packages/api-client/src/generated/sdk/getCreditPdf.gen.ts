// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { CallOptions } from '../../client/call.ts';
import { fetchFile } from '../../client/file.ts';
import type { GetCreditPdfData } from '../reader-types.gen.ts';

/**
 * Credit statement as a document.
 *
 * All movements of a filter, as listCreditMovements has them, with the line as it stands and the sums, as a PDF: at most 100,000 rows (EXPORT_TOO_LARGE). The line is as it stood before its movements were read.
 */
export const getCreditPdf = (options: CallOptions<GetCreditPdfData>): Promise<Blob> =>
  fetchFile('/wps/agent/credit/pdf', options);
