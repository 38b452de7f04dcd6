// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { EnrolTotpData, EnrolTotpResponse } from '../reader-types.gen.ts';

/**
 * Begin with an authenticator.
 *
 * Makes a secret for an authenticator app. It counts after confirmTotp; beginning again makes another one.
 */
export const enrolTotp = (options?: CallOptions<EnrolTotpData>): Promise<EnrolTotpResponse> =>
  call('enrolTotp', 'POST', '/wps/security/totp', options);
