// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { DisableTotpData, DisableTotpResponse } from '../reader-types.gen.ts';

/**
 * Stop using the authenticator.
 *
 * The secret and all recovery codes are gone.
 */
export const disableTotp = (options?: CallOptions<DisableTotpData>): Promise<DisableTotpResponse> =>
  call('disableTotp', 'DELETE', '/wps/security/totp', options);
