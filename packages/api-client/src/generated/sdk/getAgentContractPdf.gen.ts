// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { CallOptions } from '../../client/call.ts';
import { fetchFile } from '../../client/file.ts';
import type { GetAgentContractPdfData } from '../reader-types.gen.ts';

/**
 * Terms of a contract as a document.
 *
 * Terms of a contract that wait, are signed or in force, each with its fingerprint, or the last ones of a contract that has ended, as a PDF. Its two parties find it.
 */
export const getAgentContractPdf = (options: CallOptions<GetAgentContractPdfData>): Promise<Blob> =>
  fetchFile('/wps/agent/contracts/{contractId}/pdf', options);
