// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { GetAgencyApplicationData, GetAgencyApplicationResponse } from '../reader-types.gen.ts';

/**
 * How an application stands.
 *
 * By the number that was told when it was sent. It says nothing of what was written. 20 look-ups per minute and address.
 */
export const getAgencyApplication = (options: CallOptions<GetAgencyApplicationData>): Promise<GetAgencyApplicationResponse> =>
  call('getAgencyApplication', 'GET', '/wps/agent/applications/{ticket}', options);
