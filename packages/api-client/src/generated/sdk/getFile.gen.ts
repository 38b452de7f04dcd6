// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { GetFileData, GetFileResponse } from '../reader-types.gen.ts';

/**
 * An own picture.
 *
 * Where an own picture is shown from: an address that works for a minute, in this browser alone. A picture of somebody else is not found.
 */
export const getFile = (options: CallOptions<GetFileData>): Promise<GetFileResponse> =>
  call('getFile', 'GET', '/wps/files/{fileId}', options);
