// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { CallOptions } from '../../client/call.ts';
import { fetchFile } from '../../client/file.ts';
import type { GetAgentLinksPdfData } from '../reader-types.gen.ts';

/**
 * Links of an agent as a document.
 *
 * All links, as listAgentLinks has them, with the sums of their figures, as a PDF.
 */
export const getAgentLinksPdf = (options?: CallOptions<GetAgentLinksPdfData>): Promise<Blob> =>
  fetchFile('/wps/agent/links/pdf', options);
