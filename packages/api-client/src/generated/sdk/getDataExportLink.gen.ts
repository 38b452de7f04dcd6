// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { GetDataExportLinkData, GetDataExportLinkResponse } from '../reader-types.gen.ts';

/**
 * Where a copy is fetched from.
 *
 * An address that works for a minute, in this browser alone. Somebody else's copy, and one that is not ready any more, is not found.
 */
export const getDataExportLink = (options: CallOptions<GetDataExportLinkData>): Promise<GetDataExportLinkResponse> =>
  call('getDataExportLink', 'POST', '/wps/account/exports/{exportId}/link', options);
