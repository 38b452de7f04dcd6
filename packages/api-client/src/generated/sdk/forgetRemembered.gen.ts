// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { ForgetRememberedData, ForgetRememberedResponse } from '../reader-types.gen.ts';

/**
 * Forget this browser.
 *
 * Ends the remembering of this browser and takes its cookies away. The session, if there is one, goes on. Needs an Origin header of the site itself.
 */
export const forgetRemembered = (options?: CallOptions<ForgetRememberedData>): Promise<ForgetRememberedResponse> =>
  call('forgetRemembered', 'DELETE', '/wps/session/remembered', options);
