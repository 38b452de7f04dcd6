// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { GetSystemStatusData, GetSystemStatusResponse } from '../reader-types.gen.ts';

/**
 * Permission call at start-up.
 *
 * Decides between the normal site, the maintenance page and the region page, and carries what the first screen needs. Always answers 200: maintenance and region are facts of the answer, not failures. If the call itself fails, the site shows a neutral error with retry, neither open nor blocked.
 */
export const getSystemStatus = (options?: CallOptions<GetSystemStatusData>): Promise<GetSystemStatusResponse> =>
  call('getSystemStatus', 'GET', '/wps/system/status', options);
