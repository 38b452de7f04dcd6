// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { RequestPasswordMailData, RequestPasswordMailResponse } from '../reader-types.gen.ts';

/**
 * Mail with a link to set a new password.
 *
 * Sends a link that is good once and for 30 minutes to the address of the account, if both belong together. The answer is the same in any case, in the same time. The link opens `/reset-password#token=<token>` of the site: behind the `#`, so that it reaches no log.
 */
export const requestPasswordMail = (options: CallOptions<RequestPasswordMailData>): Promise<RequestPasswordMailResponse> =>
  call('requestPasswordMail', 'POST', '/wps/member/password/email', options, { form: true });
