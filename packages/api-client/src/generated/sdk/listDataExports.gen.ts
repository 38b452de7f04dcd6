// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { ListDataExportsData, ListDataExportsResponse } from '../reader-types.gen.ts';

/**
 * Copies of the own data.
 *
 * Copies that were asked for lately, newest first, and how many more may be asked for today.
 */
export const listDataExports = (options?: CallOptions<ListDataExportsData>): Promise<ListDataExportsResponse> =>
  call('listDataExports', 'GET', '/wps/account/exports', options);
