// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { GetRememberedData, GetRememberedResponse } from '../reader-types.gen.ts';

/**
 * Whether this browser is remembered.
 *
 * Reads the HttpOnly cookie of a log-in with `remember`. Says under which name and until when; changes nothing.
 */
export const getRemembered = (options?: CallOptions<GetRememberedData>): Promise<GetRememberedResponse> =>
  call('getRemembered', 'GET', '/wps/session/remembered', options);
