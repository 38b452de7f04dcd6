// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { ShowIdentityPictureData, ShowIdentityPictureResponse } from '../reader-types.gen.ts';

/**
 * Look at a document.
 *
 * An address that works for a minute, in this browser alone. That it was looked at is written down.
 */
export const showIdentityPicture = (options: CallOptions<ShowIdentityPictureData>): Promise<ShowIdentityPictureResponse> =>
  call('showIdentityPicture', 'POST', '/api/identity-checks/{id}/files/{fileId}', options);
