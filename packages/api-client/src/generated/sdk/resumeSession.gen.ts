// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { ResumeSessionData, ResumeSessionResponse } from '../reader-types.gen.ts';

/**
 * Token for a new tab.
 *
 * A tab that has the cookie but no token gets a token of its own. Needs the cookie and an Origin header of the site itself. A visitor without a cookie gets AUTH_TOKEN_MISSING and stays a visitor.
 */
export const resumeSession = (options?: CallOptions<ResumeSessionData>): Promise<ResumeSessionResponse> =>
  call('resumeSession', 'POST', '/wps/session/resume', options);
