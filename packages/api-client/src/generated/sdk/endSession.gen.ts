// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { EndSessionData, EndSessionResponse } from '../reader-types.gen.ts';

/**
 * End one session.
 *
 * Ends another session of the own account; log out ends this one. A session of somebody else is not found. A session of a remembered log-in has to prove its owner first.
 */
export const endSession = (options: CallOptions<EndSessionData>): Promise<EndSessionResponse> =>
  call('endSession', 'DELETE', '/wps/security/sessions/{sessionId}', options);
