// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { UploadFileData, UploadFileResponse } from '../reader-types.gen.ts';

/**
 * Upload a picture.
 *
 * Takes one PNG or JPG of up to 5 MB, 64 to 10,000 pixels a side and 40 million in all, that does not move. It is made anew, without what a camera writes into it, and kept encrypted. It is taken into use by naming its id in another call within 24 hours, or deleted. A member may upload 40 a day (RATE_LIMITED).
 */
export const uploadFile = (options: CallOptions<UploadFileData>): Promise<UploadFileResponse> =>
  call('uploadFile', 'POST', '/wps/files', options);
