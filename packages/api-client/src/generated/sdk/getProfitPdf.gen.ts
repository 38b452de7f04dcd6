// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { CallOptions } from '../../client/call.ts';
import { fetchFile } from '../../client/file.ts';
import type { GetProfitPdfData } from '../reader-types.gen.ts';

/**
 * Profit and loss as a document.
 *
 * The report of getProfit, by spans of time and by categories, as a PDF.
 */
export const getProfitPdf = (options?: CallOptions<GetProfitPdfData>): Promise<Blob> =>
  fetchFile('/wps/report/profit/pdf', options);
