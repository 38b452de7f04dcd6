// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { SetRealityCheckData, SetRealityCheckResponse } from '../reader-types.gen.ts';

/**
 * Set the interval of reality checks.
 *
 * Minutes of play after which a game pauses and says how long it has been and what it has brought.
 */
export const setRealityCheck = (options: CallOptions<SetRealityCheckData>): Promise<SetRealityCheckResponse> =>
  call('setRealityCheck', 'PUT', '/wps/rg/reality-check', options);
