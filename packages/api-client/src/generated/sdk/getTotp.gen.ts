// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { GetTotpData, GetTotpResponse } from '../reader-types.gen.ts';

/**
 * Whether an authenticator protects the account.
 *
 * Says since when, and how many recovery codes are left.
 */
export const getTotp = (options?: CallOptions<GetTotpData>): Promise<GetTotpResponse> =>
  call('getTotp', 'GET', '/wps/security/totp', options);
