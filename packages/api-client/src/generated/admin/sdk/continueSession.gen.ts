// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { ContinueSessionData, ContinueSessionResponse } from '../reader-types.gen.ts';

/**
 * Go on with the session.
 *
 * Keeps this session awake while nothing else is called: somebody reads or types. It still ends after 8 hours.
 */
export const continueSession = (options?: CallOptions<ContinueSessionData>): Promise<ContinueSessionResponse> =>
  call('continueSession', 'POST', '/api/session/continuation', options);
