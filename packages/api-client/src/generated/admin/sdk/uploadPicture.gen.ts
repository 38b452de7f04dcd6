// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { UploadPictureData, UploadPictureResponse } from '../reader-types.gen.ts';

/**
 * Upload a picture.
 *
 * Takes a PNG or JPG of up to 5 MB and 50 million pixels, makes it anew without what a camera writes into it, at most 1920 pixels wide, and keeps it for good. The same picture is kept once.
 */
export const uploadPicture = (options: CallOptions<UploadPictureData>): Promise<UploadPictureResponse> =>
  call('uploadPicture', 'POST', '/api/pictures', options);
