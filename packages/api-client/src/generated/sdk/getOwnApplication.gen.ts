// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { GetOwnApplicationData, GetOwnApplicationResponse } from '../reader-types.gen.ts';

/**
 * The own application.
 *
 * How the last application of the reader stands.
 */
export const getOwnApplication = (options?: CallOptions<GetOwnApplicationData>): Promise<GetOwnApplicationResponse> =>
  call('getOwnApplication', 'GET', '/wps/agent/applications/own', options);
